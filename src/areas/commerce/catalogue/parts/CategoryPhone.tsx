import { useState } from 'react'
import * as categories from '@/api/commerce/categories'
import type { Category } from '@/entities/commerce/category'
import { Loaded, useLoad, useLoads } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl as isPicture, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { inOrder, isShown, nameOf } from './categoryRules'

const HEIGHT = 600

export const CategoryPhone = ({
  all,
  chosen,
  onClose,
}: {
  all: readonly Category[]
  chosen: Category
  onClose: () => void
}) => {
  const t = useT()
  const first = all.filter(isShown)
  const [pressed, press] = useState(chosen.id)
  const open = first.find(({ id }) => id === pressed) ?? first[0]
  return (
    <Panel open title={t('catalogue.preview')} width={460} onClose={onClose}>
      <PhoneFrame title={t('catalogue.shopCategories')} height={HEIGHT}>
        <div className="shop-categories">
          <ul className="shop-side">
            {first.map((row, at) => (
              <li key={at}>
                <button type="button" aria-pressed={row === open} onClick={() => press(row.id)}>
                  <bdi>{nameOf(row)}</bdi>
                </button>
              </li>
            ))}
          </ul>
          {open ? <Below key={open.id} of={open} /> : <PhoneNone>{t('catalogue.phoneEmpty')}</PhoneNone>}
        </div>
      </PhoneFrame>
    </Panel>
  )
}

const Below = ({ of }: { of: Category }) => {
  const t = useT()
  const load = useLoad(categories.listChildren.query({ queryId: of.id }, { quiet: true }))
  const second = inOrder(load.data ?? []).filter(isShown)
  const third = useLoads(second.map(({ id }) => categories.listChildren.query({ queryId: id }, { quiet: true })))
  return (
    <Loaded load={load}>
      <div className="shop-groups">
        {second.map((row, at) => (
          <section key={at}>
            <strong>
              <bdi>{nameOf(row)}</bdi>
            </strong>
            <ul className="shop-icons">
              {inOrder(third[at]?.data ?? [])
                .filter(isShown)
                .map((leaf, place) => (
                  <li key={place}>
                    {isPicture(leaf.cover) ? <PictureFrame src={leaf.cover} /> : <span className="shop-menu-none" />}
                    <bdi>{nameOf(leaf)}</bdi>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {second.length === 0 && <PhoneNone>{t('catalogue.phoneEmpty')}</PhoneNone>}
      </div>
    </Loaded>
  )
}
