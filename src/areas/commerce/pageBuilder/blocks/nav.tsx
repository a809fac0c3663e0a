import { AppstoreAddOutlined } from '@ant-design/icons'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { LinkPicker } from '../../parts/LinkPicker'
import { linkError, NO_LINK, readLink, type ShopLink } from '../../parts/shopLink'
import { ChoiceBox, PictureBox, TextBox } from '../boxes'
import { blockKind, type Change, itemsIn } from '../kind'
import { Shot } from '../Shot'
import { useWorld } from '../world'

interface Icon {
  url: string
  text: string
  link: ShopLink
}
const COUNTS = [4, 5, 8, 10] as const
type Count = (typeof COUNTS)[number]
interface Nav {
  count: Count
  items: readonly Icon[]
}
const MAX_TEXT = 5
const ICON = [100, 100] as const
const EMPTY: Icon = { url: '', text: '', link: NO_LINK }
/** Returns the visible icons. Further ones are kept for a larger number. */
const iconsOf = ({ count, items }: Nav): Icon[] => Array.from({ length: count }, (_, at) => items[at] ?? EMPTY)

const Face = ({ of }: { of: Nav }) => (
  <div className="page-nav" data-columns={of.count % 5 === 0 ? 5 : 4}>
    {iconsOf(of).map(({ url, text }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- icons are identified by position
      <span key={at}>
        <Shot src={url} ratio={1} />
        <bdi>{text}</bdi>
      </span>
    ))}
  </div>
)

const Fields = ({ of, change }: { of: Nav; change: Change<Nav> }) => {
  const t = useT()
  const { isDead } = useWorld()
  const set = (at: number, part: Partial<Icon>) =>
    change((now) => ({
      items: [...iconsOf(now), ...now.items.slice(now.count)].map((icon, place) =>
        place === at ? { ...icon, ...part } : icon,
      ),
    }))
  return (
    <>
      <ChoiceBox<Count>
        label={t('pageBuilder.iconCount')}
        value={of.count}
        options={COUNTS.map((value) => ({ value, label: String(value) }))}
        onChange={(count) => change({ count })}
      />
      {iconsOf(of).map(({ url, text, link }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- icons are identified by position
        <fieldset key={at} className="page-item">
          <legend>{t('pageBuilder.iconAt', { at: at + 1 })}</legend>
          <PictureBox
            label={t('pageBuilder.picture')}
            value={url}
            aspect={1}
            least={ICON}
            onChange={(to) => set(at, { url: to })}
          />
          <TextBox label={t('pageBuilder.text')} value={text} max={MAX_TEXT} onChange={(to) => set(at, { text: to })} />
          <LinkPicker
            label={t('pageBuilder.linkAt', { at: at + 1 })}
            value={link}
            dead={isDead(link)}
            onChange={(to) => set(at, { link: to })}
          />
        </fieldset>
      ))}
    </>
  )
}

export const nav = blockKind<Nav>({
  type: 'nav',
  icon: <AppstoreAddOutlined />,
  fresh: () => ({ count: 5, items: [] }),
  read: (props) => ({
    count: COUNTS.find((one) => one === Number(props.count)) ?? 5,
    items: itemsIn(props.items).map((item) => ({
      ...item,
      url: plain(item.url),
      text: plain(item.text),
      link: readLink(item.link),
    })),
  }),
  fault: (of, t) => {
    const icons = iconsOf(of)
    if (icons.some(({ url }) => !url)) return t('pageBuilder.noPicture')
    if (icons.some(({ text }) => !text.trim())) return t('pageBuilder.noText')
    if (icons.some(({ text }) => [...text].length > MAX_TEXT)) return t('pageBuilder.longText', { max: MAX_TEXT })
    const link = icons.map((icon) => linkError(icon.link.linkType, icon.link.linkTarget)).find(Boolean)
    return link && t(link)
  },
  links: (of) => iconsOf(of).map(({ link }) => link),
  Face,
  Fields,
})
