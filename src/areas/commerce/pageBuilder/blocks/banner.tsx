import { PictureOutlined } from '@ant-design/icons'
import { useT } from '@/locales'
import { LinkPicker } from '../../parts/LinkPicker'
import { linkError, NO_LINK, readLink, type ShopLink } from '../../parts/shopLink'
import { ChoiceBox, ItemsBox, PictureBox, WholeBox } from '../boxes'
import { blockKind, type Change, itemsIn, oneOf, wholeIn } from '../kind'
import { plain } from '@/kit/show/format'
import { Shot } from '../Shot'
import { useWorld } from '../world'

interface Slide {
  url: string
  link: ShopLink
}
interface Banner {
  items: readonly Slide[]
  height: number
  seconds: number
  dots: 'dots' | 'bar' | 'none'
}
const WIDTH = 750

const Face = ({ of: { items, height, dots } }: { of: Banner }) => (
  <div className="page-banner">
    <Shot src={items[0]?.url ?? ''} ratio={WIDTH / height} />
    {dots !== 'none' && items.length > 1 && (
      <span className="page-dots" data-kind={dots}>
        {items.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- dots are identified by position
          <i key={at} data-on={at === 0} />
        ))}
      </span>
    )}
  </div>
)

const Fields = ({ of, change }: { of: Banner; change: Change<Banner> }) => {
  const t = useT()
  const { isDead } = useWorld()
  return (
    <>
      <WholeBox
        label={t('pageBuilder.pictureHeight')}
        value={of.height}
        min={200}
        max={1000}
        onChange={(height) => change({ height })}
      />
      <WholeBox
        label={t('pageBuilder.seconds')}
        value={of.seconds}
        min={2}
        max={10}
        onChange={(seconds) => change({ seconds })}
      />
      <ChoiceBox
        label={t('pageBuilder.dots')}
        value={of.dots}
        options={[
          { value: 'dots', label: t('pageBuilder.dotsDots') },
          { value: 'bar', label: t('pageBuilder.dotsBar') },
          { value: 'none', label: t('pageBuilder.none') },
        ]}
        onChange={(dots) => change({ dots })}
      />
      <ItemsBox<Slide>
        label={t('pageBuilder.pictures')}
        items={of.items}
        max={8}
        least={1}
        fresh={() => ({ url: '', link: NO_LINK })}
        nameOf={(at) => t('pageBuilder.pictureAt', { at: at + 1 })}
        onChange={(to) => change((now) => ({ items: to(now.items) }))}
      >
        {({ url, link }, set, at) => (
          <>
            <PictureBox
              label={t('pageBuilder.picture')}
              value={url}
              aspect={WIDTH / of.height}
              least={[WIDTH, of.height]}
              onChange={(to) => set({ url: to })}
            />
            <LinkPicker
              label={t('pageBuilder.linkAt', { at: at + 1 })}
              value={link}
              dead={isDead(link)}
              onChange={(to) => set({ link: to })}
            />
          </>
        )}
      </ItemsBox>
    </>
  )
}

export const banner = blockKind<Banner>({
  type: 'banner',
  icon: <PictureOutlined />,
  fresh: () => ({ items: [{ url: '', link: NO_LINK }], height: 400, seconds: 4, dots: 'dots' }),
  read: (props) => ({
    items: itemsIn(props.items).map((item) => ({ ...item, url: plain(item.url), link: readLink(item.link) })),
    height: wholeIn(props.height, 200, 1000, 400),
    seconds: wholeIn(props.seconds, 2, 10, 4),
    dots: oneOf(props.dots, ['dots', 'bar', 'none']),
  }),
  fault: ({ items }, t) => {
    if (items.length === 0 || items.some(({ url }) => !url)) return t('pageBuilder.noPicture')
    const link = items.map((item) => linkError(item.link.linkType, item.link.linkTarget)).find(Boolean)
    return link && t(link)
  },
  links: ({ items }) => items.map(({ link }) => link),
  Face,
  Fields,
})
