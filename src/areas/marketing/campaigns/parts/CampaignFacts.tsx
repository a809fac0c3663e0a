import type { ReactNode } from 'react'
import { numberIn } from '@/lib/counts'
import { type Activity, activity } from '@/entities/marketing/activity'
import { Blank } from '@/kit/show/Blank'
import { type Fact, Facts } from '@/kit/show/Facts'
import { useT } from '@/locales'
import { RangeWords } from './RangeWords'
import { useTypes } from './typeChoice'
import { CoverImage } from '../../parts/CoverImage'

const TypeWords = ({ id }: { id: string | undefined }) => {
  const { data = [] } = useTypes()
  const row = data.find((one) => one.id === id)
  const parent = data.find((one) => one.id === row?.parentId)
  return id ? <bdi>{[parent?.name, row?.name ?? id].filter(Boolean).join(' / ')}</bdi> : <Blank />
}

export const CampaignFacts = ({
  row,
  dealers,
  more = [],
}: {
  row: Partial<Activity>
  dealers: ReactNode
  more?: readonly Fact<Partial<Activity>>[]
}) => {
  const t = useT()
  return (
    <Facts
      row={row}
      fields={[
        {
          title: 'campaign.partAbout',
          facts: [
            activity.title,
            [activity.typeId, <TypeWords key="type" id={row.typeId} />],
            activity.seriesName,
            activity.mode,
            [activity.eventCode, row.eventName || row.eventCode || <Blank />],
            activity.shareTitle,
            ...(row.id ? [activity.id] : []),
          ],
        },
        {
          title: 'campaign.partRange',
          facts: [
            activity.startTime,
            activity.endTime,
            activity.signEndTime,
            [activity.joinLimit, numberIn(row.joinLimit) === 0 ? t('campaign.unlimited') : undefined],
            [activity.regions, <RangeWords key="regions" range={row.regions} />],
            [activity.dealerCodes, dealers],
          ],
        },
        ...(more.length ? [{ title: 'campaign.partResults' as const, facts: more }] : []),
        {
          title: 'campaign.partPictures',
          facts: [
            [activity.cover, <CoverImage key="cover" src={row.cover} alt={t(activity.cover.label)} height={72} />],
            [
              activity.banner,
              <CoverImage
                key="banner"
                src={row.banner}
                alt={t(activity.banner.label)}
                height={72}
                aspect={750 / 420}
              />,
            ],
          ],
        },
      ]}
    />
  )
}
