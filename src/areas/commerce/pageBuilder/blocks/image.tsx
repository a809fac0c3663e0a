import { BorderOuterOutlined } from '@ant-design/icons'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { LinkPicker } from '../../parts/LinkPicker'
import { linkError, NO_LINK, readLink } from '../../parts/shopLink'
import { ItemsBox, PictureBox, WholeBox } from '../boxes'
import { blockKind, type Change, itemsIn } from '../kind'
import { Shot } from '../Shot'
import { useWorld } from '../world'
import { overlapping, type Zone, zoneIn } from '../zones'
import { ZoneCanvas } from '../ZoneCanvas'

interface Picture {
  url: string
  zones: readonly Zone[]
}
const SIDES = ['x', 'y', 'width', 'height'] as const

const Face = ({ of: { url, zones } }: { of: Picture }) => {
  const { isDead } = useWorld()
  return (
    <div className="page-zones">
      <Shot src={url} ratio={url ? undefined : 2} />
      {zones.map(({ x, y, width, height, link }, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- zones have no ids of their own
          key={at}
          className="page-zone"
          data-dead={isDead(link)}
          style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
        />
      ))}
    </div>
  )
}

const Fields = ({ of, change }: { of: Picture; change: Change<Picture> }) => {
  const t = useT()
  const { isDead } = useWorld()
  const crowded = overlapping(of.zones)
  return (
    <>
      <PictureBox
        label={t('pageBuilder.picture')}
        value={of.url}
        megabytes={5}
        hint={t('pageBuilder.pictureWide')}
        onChange={(url) => change({ url })}
      />
      {of.url && (
        <ZoneCanvas src={of.url} zones={of.zones} onChange={(to) => change((now) => ({ zones: to(now.zones) }))} />
      )}
      {crowded.size > 0 && <small className="page-crowded">{t('pageBuilder.zonesOverlap')}</small>}
      <ItemsBox<Zone>
        label={t('pageBuilder.zones')}
        items={of.zones}
        max={10}
        fresh={() => ({ x: 10, y: 10, width: 30, height: 20, link: NO_LINK })}
        nameOf={(at) => t('pageBuilder.zoneAt', { at: at + 1 })}
        onChange={(to) => change((now) => ({ zones: to(now.zones) }))}
      >
        {(zone, set, at) => (
          <>
            <div className="page-four">
              {SIDES.map((side) => (
                <WholeBox
                  key={side}
                  label={t(`pageBuilder.${side}`)}
                  value={zone[side]}
                  min={side === 'width' || side === 'height' ? 2 : 0}
                  max={100}
                  onChange={(to) => set(zoneIn({ ...zone, [side]: to }))}
                />
              ))}
            </div>
            <LinkPicker
              label={t('pageBuilder.linkAt', { at: at + 1 })}
              value={zone.link}
              dead={isDead(zone.link)}
              onChange={(link) => set({ link })}
            />
          </>
        )}
      </ItemsBox>
    </>
  )
}

export const image = blockKind<Picture>({
  type: 'image',
  icon: <BorderOuterOutlined />,
  fresh: () => ({ url: '', zones: [] }),
  read: (props) => ({
    url: plain(props.url),
    zones: itemsIn(props.zones).map((zone) => ({ ...zone, ...zoneIn(zone), link: readLink(zone.link) })),
  }),
  fault: ({ url, zones }, t) => {
    if (!url) return t('pageBuilder.noPicture')
    const link = zones.map((zone) => linkError(zone.link.linkType, zone.link.linkTarget)).find(Boolean)
    return link && t(link)
  },
  links: ({ zones }) => zones.map(({ link }) => link),
  Face,
  Fields,
})
