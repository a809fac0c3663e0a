import { MenuOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { ColourBox, isColour, ItemsBox, Labelled, TextBox } from '../boxes'
import { blockKind, type Change, itemsIn } from '../kind'
import { useWorld } from '../world'

interface Tab {
  text: string
  blockId: string
}
interface Anchor {
  items: readonly Tab[]
  color: string
}
const MAX_TEXT = 8
const FIRST_COLOUR = '#b4552d'

const Face = ({ of: { items, color } }: { of: Anchor }) => {
  const t = useT()
  return (
    <div className="page-anchor">
      {items.map(({ text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- tabs are identified by position
        <span key={at} style={at === 0 && isColour(color) ? { color, borderColor: color } : undefined}>
          <bdi>{text || t('pageBuilder.tabAt', { at: at + 1 })}</bdi>
        </span>
      ))}
    </div>
  )
}

const Fields = ({ of, change }: { of: Anchor; change: Change<Anchor> }) => {
  const t = useT()
  const { titleList } = useWorld()
  return (
    <>
      <ColourBox label={t('pageBuilder.colour')} value={of.color} onChange={(color) => change({ color })} />
      <ItemsBox<Tab>
        label={t('pageBuilder.tabs')}
        items={of.items}
        max={8}
        least={2}
        fresh={() => ({ text: '', blockId: '' })}
        nameOf={(at) => t('pageBuilder.tabAt', { at: at + 1 })}
        onChange={(to) => change((now) => ({ items: to(now.items) }))}
      >
        {({ text, blockId }, set) => (
          <>
            <TextBox label={t('pageBuilder.text')} value={text} max={MAX_TEXT} onChange={(to) => set({ text: to })} />
            <Labelled label={t('pageBuilder.toTitle')} hint={titleList.length ? undefined : t('pageBuilder.noTitles')}>
              {(id) => (
                <Select
                  id={id}
                  value={blockId || undefined}
                  placeholder={t('pageBuilder.toTitle')}
                  options={titleList.map((one) => ({ value: one.id, label: one.name }))}
                  status={blockId && !titleList.some((one) => one.id === blockId) ? 'error' : undefined}
                  onChange={(to) => set({ blockId: to })}
                />
              )}
            </Labelled>
          </>
        )}
      </ItemsBox>
    </>
  )
}

export const anchor = blockKind<Anchor>({
  type: 'anchor',
  icon: <MenuOutlined />,
  fresh: () => ({
    items: [
      { text: '', blockId: '' },
      { text: '', blockId: '' },
    ],
    color: FIRST_COLOUR,
  }),
  read: (props) => ({
    items: itemsIn(props.items).map((item) => ({ ...item, text: plain(item.text), blockId: plain(item.blockId) })),
    color: plain(props.color) || FIRST_COLOUR,
  }),
  fault: ({ items, color }, t, look) => {
    if (items.length < 2) return t('pageBuilder.fewTabs')
    if (items.some(({ text }) => !text.trim())) return t('pageBuilder.noText')
    if (items.some(({ text }) => [...text].length > MAX_TEXT)) return t('pageBuilder.longText', { max: MAX_TEXT })
    if (!isColour(color)) return t('pageBuilder.noColour')
    return items.every(({ blockId }) => look.titles.has(blockId)) ? undefined : t('pageBuilder.noTabTarget')
  },
  Face,
  Fields,
})
