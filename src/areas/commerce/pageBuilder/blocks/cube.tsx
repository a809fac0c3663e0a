import { AppstoreOutlined } from '@ant-design/icons'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { LinkPicker } from '../../parts/LinkPicker'
import { linkError, NO_LINK, readLink, type ShopLink } from '../../parts/shopLink'
import { ChoiceBox, PictureBox, WholeBox } from '../boxes'
import { blockKind, type Change, itemsIn, oneOf, wholeIn } from '../kind'
import { Shot } from '../Shot'
import { useWorld } from '../world'

interface Cell {
  url: string
  link: ShopLink
}
const LAYOUTS = ['1', '2', '3', '4', '1+2', '2x2'] as const
type Layout = (typeof LAYOUTS)[number]
interface Cube {
  layout: Layout
  gap: number
  items: readonly Cell[]
}
/** Aspect ratios (width / height) of the cells of each layout. */
const CELLS: Readonly<Record<Layout, readonly number[]>> = {
  '1': [2],
  '2': [1, 1],
  '3': [1, 1, 1],
  '4': [1, 1, 1, 1],
  '1+2': [1, 2, 2],
  '2x2': [1, 1, 1, 1],
}
const EMPTY: Cell = { url: '', link: NO_LINK }
/** Returns the cells of the layout. Further pictures are kept for another layout. */
const cellsOf = ({ layout, items }: Cube): Cell[] => CELLS[layout].map((_, at) => items[at] ?? EMPTY)

const Face = ({ of }: { of: Cube }) => (
  <div className="page-cube" data-layout={of.layout} style={{ gap: of.gap }}>
    {cellsOf(of).map(({ url }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- cells are identified by position
      <Shot key={at} src={url} ratio={CELLS[of.layout][at]} />
    ))}
  </div>
)

const Fields = ({ of, change }: { of: Cube; change: Change<Cube> }) => {
  const t = useT()
  const { isDead } = useWorld()
  const set = (at: number, part: Partial<Cell>) =>
    change((now) => ({
      items: [...cellsOf(now), ...now.items.slice(CELLS[now.layout].length)].map((cell, place) =>
        place === at ? { ...cell, ...part } : cell,
      ),
    }))
  return (
    <>
      <ChoiceBox<Layout>
        label={t('pageBuilder.layout')}
        value={of.layout}
        options={LAYOUTS.map((layout) => ({ value: layout, label: t(`pageBuilder.cube${layout}`) }))}
        onChange={(layout) => change({ layout })}
      />
      <WholeBox label={t('pageBuilder.gap')} value={of.gap} min={0} max={20} onChange={(gap) => change({ gap })} />
      {cellsOf(of).map(({ url, link }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- cells are identified by position
        <fieldset key={at} className="page-item">
          <legend>{t('pageBuilder.cellAt', { at: at + 1 })}</legend>
          <PictureBox
            label={t('pageBuilder.picture')}
            value={url}
            aspect={CELLS[of.layout][at]}
            onChange={(to) => set(at, { url: to })}
          />
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

export const cube = blockKind<Cube>({
  type: 'cube',
  icon: <AppstoreOutlined />,
  fresh: () => ({ layout: '2', gap: 0, items: [] }),
  read: (props) => ({
    layout: oneOf(String(props.layout), LAYOUTS),
    gap: wholeIn(props.gap, 0, 20, 0),
    items: itemsIn(props.items).map((item) => ({ ...item, url: plain(item.url), link: readLink(item.link) })),
  }),
  fault: (of, t) => {
    const cells = cellsOf(of)
    if (cells.some(({ url }) => !url)) return t('pageBuilder.noPicture')
    const link = cells.map((cell) => linkError(cell.link.linkType, cell.link.linkTarget)).find(Boolean)
    return link && t(link)
  },
  links: (of) => cellsOf(of).map(({ link }) => link),
  Face,
  Fields,
})
