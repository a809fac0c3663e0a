import * as news from '@/api/content/news'
import { type ChannelChild, childLayout } from '@/entities/content/channel'
import { newsStatus } from '@/entities/content/news'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

type Shown = Partial<Pick<ChannelChild, 'id' | 'channelName' | 'cover' | 'remark' | 'layout'>>
const HEIGHT = 560
const FIRST = { status: [newsStatus.up], pageNo: 1, pageSize: 5, sortField: 'sort', sortOrder: 'asc' } as const

export const ColumnPhone = ({ of }: { of: Shown }) => {
  const t = useT()
  const { data } = useLoad(news.list.query({ ...FIRST, channelId: of.id ?? '' }, { quiet: true }), { enabled: !!of.id })
  const layout = is(of.layout, childLayout.largePicture)
    ? 'large'
    : is(of.layout, childLayout.twoColumns)
      ? 'two'
      : 'small'
  return (
    <PhoneFrame title={plain(of.channelName).trim() || t('columns.noName')} height={HEIGHT}>
      {isPictureUrl(of.cover) && <PictureFrame className="channel-cover" src={of.cover} />}
      {of.remark && (
        <p className="channel-about">
          <bdi>{of.remark}</bdi>
        </p>
      )}
      <ul className="column-phone" data-layout={layout}>
        {(data?.records ?? []).map((one) => (
          <li key={one.id}>
            <span>
              <strong>
                <bdi>{one.title}</bdi>
              </strong>
              <small>{formatTime(one.publishTime, 'YYYY-MM-DD')}</small>
            </span>
            {isPictureUrl(one.covers[0]) && <PictureFrame src={one.covers[0]} />}
          </li>
        ))}
      </ul>
      {!data?.records.length && <PhoneNone>{t('columns.noNews')}</PhoneNone>}
    </PhoneFrame>
  )
}
