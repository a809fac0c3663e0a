import { SoundOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { LinkPicker } from '../../parts/LinkPicker'
import { linkError, NO_LINK, readLink, type ShopLink } from '../../parts/shopLink'
import { ItemsBox, TextBox } from '../boxes'
import { blockKind, type Change, itemsIn } from '../kind'
import { useWorld } from '../world'

interface Line {
  text: string
  link: ShopLink
}
interface Notice {
  items: readonly Line[]
}
const MAX = 60

const Face = ({ of: { items } }: { of: Notice }) => {
  const t = useT()
  // React's type has no key for a custom property of the page's style sheet.
  const style = { '--lines': items.length } as CSSProperties
  return (
    <p className="page-notice">
      <SoundOutlined />
      <span className="page-notice-lines" style={style}>
        {items.length === 0 && t('blockType.notice')}
        {items.map(({ text }, at) => (
          <bdi key={at}>{text || t('blockType.notice')}</bdi>
        ))}
      </span>
    </p>
  )
}

const Fields = ({ of, change }: { of: Notice; change: Change<Notice> }) => {
  const t = useT()
  const { isDead } = useWorld()
  return (
    <ItemsBox<Line>
      label={t('pageBuilder.lines')}
      items={of.items}
      max={5}
      least={1}
      fresh={() => ({ text: '', link: NO_LINK })}
      nameOf={(at) => t('pageBuilder.lineAt', { at: at + 1 })}
      onChange={(to) => change((now) => ({ items: to(now.items) }))}
    >
      {({ text, link }, set, at) => (
        <>
          <TextBox label={t('pageBuilder.text')} value={text} max={MAX} onChange={(to) => set({ text: to })} />
          <LinkPicker
            label={t('pageBuilder.linkAt', { at: at + 1 })}
            value={link}
            dead={isDead(link)}
            onChange={(to) => set({ link: to })}
          />
        </>
      )}
    </ItemsBox>
  )
}

export const notice = blockKind<Notice>({
  type: 'notice',
  icon: <SoundOutlined />,
  fresh: () => ({ items: [{ text: '', link: NO_LINK }] }),
  read: (props) => ({
    items: itemsIn(props.items).map((item) => ({ ...item, text: plain(item.text), link: readLink(item.link) })),
  }),
  fault: ({ items }, t) => {
    if (items.length === 0 || items.some(({ text }) => !text.trim())) return t('pageBuilder.noText')
    if (items.some(({ text }) => [...text].length > MAX)) return t('pageBuilder.longText', { max: MAX })
    const link = items.map((item) => linkError(item.link.linkType, item.link.linkTarget)).find(Boolean)
    return link && t(link)
  },
  links: ({ items }) => items.map(({ link }) => link),
  Face,
  Fields,
})
