import * as socialChannels from '@/api/content/socialChannels'
import { type ChannelParent, parentLayout } from '@/entities/content/channel'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneNone } from '@/kit/show/phoneParts'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

type Shown = Partial<Pick<ChannelParent, 'id' | 'channelName' | 'icon' | 'iconActive' | 'layout'>>
const HEIGHT = 560
const PUBLISHED = { status: [shelfStatus.up], pageNo: 1, pageSize: 8, sortField: 'sort', sortOrder: 'asc' } as const

const Icon = ({ src, name }: { src: string | undefined; name: string }) =>
  isPictureUrl(src) ? <PictureFrame src={src} /> : <span className="channel-sign">{name.slice(0, 1)}</span>

/** Content page of the app with this column type selected: tabs on top, a grid, or a list at the left. */
export const TypePhone = ({ of }: { of: Shown }) => {
  const t = useT()
  const { data: others } = useLoad(socialChannels.listParents.query(PUBLISHED, { quiet: true }))
  const { data: below } = useLoad(
    socialChannels.listChildren.query({ ...PUBLISHED, parentId: of.id ?? '' }, { quiet: true }),
    { enabled: !!of.id },
  )
  const name = plain(of.channelName).trim() || t('columns.noName')
  const all = [
    { id: of.id ?? '', name, icon: of.iconActive || of.icon, chosen: true },
    ...(others?.records ?? [])
      .filter(({ id }) => id !== of.id)
      .slice(0, 5)
      .map((one) => ({ id: one.id, name: plain(one.channelName), icon: one.icon, chosen: false })),
  ]
  const layout = is(of.layout, parentLayout.grid) ? 'grid' : is(of.layout, parentLayout.side) ? 'side' : 'tabs'
  return (
    <PhoneFrame title={t('columns.appPage')} height={HEIGHT}>
      <div className="channel-phone" data-layout={layout}>
        <ul className="channel-types">
          {all.map((one) => (
            <li key={one.id} data-chosen={one.chosen}>
              {layout !== 'tabs' && <Icon src={one.icon} name={one.name} />}
              <bdi>{one.name}</bdi>
            </li>
          ))}
        </ul>
        <ul className="channel-columns">
          {(below?.records ?? []).map((one) => (
            <li key={one.id}>
              <Icon src={one.icon} name={plain(one.channelName)} />
              <span>
                <strong>
                  <bdi>{one.channelName}</bdi>
                </strong>
                <small>
                  <bdi>{one.remark}</bdi>
                </small>
              </span>
            </li>
          ))}
          {!below?.records.length && (
            <li>
              <PhoneNone>{t('columns.noColumns')}</PhoneNone>
            </li>
          )}
        </ul>
      </div>
    </PhoneFrame>
  )
}
