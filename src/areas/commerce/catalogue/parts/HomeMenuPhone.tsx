import type { Category } from '@/entities/commerce/category'
import { isYes } from '@/entities/field'
import { Panel } from '@/kit/dialog/dialog'
import { PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isShown as isPicture, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { inOrder, isShown, MAX_HOME, nameOf } from './categoryRules'

/** The menu of icons on the home page of the shop, as buyers see it. */
export const HomeMenuPhone = ({ rows, onClose }: { rows: readonly Category[]; onClose: () => void }) => {
  const t = useT()
  const seen = inOrder(rows)
    .filter((row) => isShown(row) && isYes(row.homeFlag))
    .slice(0, MAX_HOME)
  return (
    <Panel open title={t('catalogue.preview')} width={460} onClose={onClose}>
      <PhoneFrame title={t('catalogue.shopHome')}>
        {seen.length ? (
          <ul className="shop-menu">
            {seen.map((row, at) => (
              <li key={at}>
                {isPicture(row.cover) ? <PictureFrame src={row.cover} /> : <span className="shop-menu-none" />}
                <bdi>{nameOf(row)}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <PhoneNone>{t('catalogue.homeEmpty')}</PhoneNone>
        )}
      </PhoneFrame>
    </Panel>
  )
}
