import type { ReactNode } from 'react'
import * as hotContent from '@/api/content/hotContent'
import { type HotPlate, type HotPlateDetail, plateLayout } from '@/entities/content/hotPlate'
import { is, isYes } from '@/entities/field'
import { Loaded, useLoads } from '@/kit/data/load'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { SearchBar } from '../../parts/appParts'
import { shownBy, type ShownItem } from './plateRules'

export const HotPhone = ({
  load,
  plates,
}: {
  load: Parameters<typeof Loaded>[0]['load']
  plates: readonly HotPlate[]
}) => {
  const details = useLoads(plates.map(({ id }) => hotContent.getPlate.query({ id }, { quiet: true })))
  return (
    <Loaded load={load}>
      <HotPage>
        {plates.map((plate, at) => {
          const detail: HotPlateDetail | undefined = details[at]?.data
          return <PlatePreview key={plate.id} plate={plate} items={detail ? itemsOf(detail) : []} />
        })}
      </HotPage>
    </Loaded>
  )
}
const itemsOf = (detail: HotPlateDetail) => shownBy(detail.pickRule, detail.items, detail.autoItems, detail.maxCount)

export const HotPage = ({ children }: { children: ReactNode }) => {
  const t = useT()
  return (
    <PhoneFrame title={t('hot.hotPage')} height={560}>
      <div className="app-page">
        <SearchBar />
        {children}
      </div>
    </PhoneFrame>
  )
}

type ShownPlate = Partial<Pick<HotPlate, 'plateName' | 'icon' | 'moreFlag'>> & { layout?: unknown }

export const PlatePreview = ({ plate, items }: { plate: ShownPlate; items: readonly ShownItem[] }) => {
  const t = useT()
  const { count } = useFormats()
  const isRanking = is(plate.layout, plateLayout.ranking)
  return (
    <section className="app-plate">
      <header>
        {isPictureUrl(plate.icon) && <PictureFrame src={plate.icon} />}
        <strong>{plain(plate.plateName).trim() || t('hot.noPlateName')}</strong>
        {isYes(plate.moreFlag) && <span>{t('hot.phoneMore')}</span>}
      </header>
      <ol className={isRanking ? 'app-ranking' : is(plate.layout, plateLayout.cards) ? 'app-cards' : 'app-columns'}>
        {items.map((item, at) => (
          <li key={item.contentId}>
            {isRanking ? (
              <b data-top={at < 3}>{at + 1}</b>
            ) : isPictureUrl(item.cover) ? (
              <PictureFrame src={item.cover} />
            ) : (
              <span className="app-no-cover" />
            )}
            <span>{plain(item.contentTitle)}</span>
            {isRanking && <small>{count(item.heat)}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
