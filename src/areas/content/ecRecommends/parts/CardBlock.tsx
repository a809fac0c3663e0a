import { HolderOutlined } from '@ant-design/icons'
import { Button, Checkbox, Progress } from 'antd'
import { useId } from 'react'
import { ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { Loaded } from '@/kit/data/load'
import { RowActions } from '@/kit/actions/actions'
import { orDash } from '@/kit/show/Blank'
import { named, optionName, plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PhaseCell } from '../../parts/phase'
import { isOn } from './cardRules'
import { CardPicture, ContentCell, isDead, nameOf } from '../../parts/recommendCells'
import type { CardActions } from './useCardActions'
import { useCardOrder } from './useCardOrder'
import { usePhoneOrder } from '../../parts/usePhoneOrder'

interface Selection {
  selected: ReadonlyMap<string, EcRecommend>
  turn: (row: EcRecommend) => void
}
interface BlockProps {
  block: number
  load: Parameters<typeof Loaded>[0]['load']
  rows: readonly EcRecommend[]
  /** Number of matching cards beyond the loaded page; null if unknown. */
  missing: number | null | undefined
  desk: CardActions
  /** Undefined if the user cannot change cards. Cards are then neither selected nor moved. */
  selection: Selection | undefined
  /** Disables dragging, because the list is not the complete order. */
  blocked: boolean
}

/**
 * Block of the board: its cards in order, dragged within it. A move sends one request per card whose number changes.
 */
export const CardBlock = ({ block, load, rows, missing, desk, selection, blocked }: BlockProps) => {
  const t = useT()
  const may = useMay()
  const heading = useId()
  const { save, progress } = useCardOrder()
  const { shown, move } = usePhoneOrder(rows, save)
  const writes = selection !== undefined
  const name = optionName(t, ecRecommend.blockCode, block)
  const ids = shown.map(({ id }) => id)
  const isFixed = blocked || !writes || !may('hotContent.updateRecommend') || progress !== undefined
  return (
    <section className="card card-block" aria-labelledby={heading}>
      <header>
        <h3 id={heading} className="card-title">
          {name}
        </h3>
        {writes && may('hotContent.createRecommend') && (
          <>
            <Button size="small" aria-label={named(t('card.add'), name)} onClick={() => desk.add(block)}>
              {t('card.add')}
            </Button>
            <Button size="small" aria-label={named(t('card.addMany'), name)} onClick={() => desk.addMany(block)}>
              {t('card.addMany')}
            </Button>
          </>
        )}
      </header>
      {progress && (
        <p role="status">
          {t('card.saving', progress)}
          <Progress percent={Math.round((progress.done / progress.total) * 100)} aria-label={name} />
        </p>
      )}
      <Loaded load={load}>
        {shown.length === 0 ? (
          <p className="quiet">{t('card.none')}</p>
        ) : (
          <Sortable
            grid
            ids={ids}
            disabled={isFixed}
            nameOf={(id) => nameOf(shown.find((row) => row.id === id) ?? { id, title: '' })}
            move={move}
          >
            <ul className="card-grid">
              {shown.map((row) => (
                <CardTile key={row.id} row={row} desk={desk} selection={selection} isFixed={isFixed} />
              ))}
            </ul>
          </Sortable>
        )}
        {(missing === null || (missing ?? 0) > 0) && <p className="quiet">{t('card.more', { count: missing })}</p>}
      </Loaded>
    </section>
  )
}

const CardTile = ({
  row,
  desk,
  selection,
  isFixed,
}: Pick<BlockProps, 'desk' | 'selection'> & { row: EcRecommend; isFixed: boolean }) => {
  const t = useT()
  const { row: bind, handle } = useSortedRow(row.id)
  const name = nameOf(row)
  return (
    <li className="card-tile" data-dead={isDead(row)} data-off={!isOn(row)} {...bind}>
      <div className="card-tile-head">
        {selection && (
          <>
            <button
              type="button"
              className="hot-handle"
              disabled={isFixed}
              aria-label={named(t('rowOrder.handle'), name)}
              {...handle}
            >
              <HolderOutlined />
            </button>
            <Checkbox
              checked={selection.selected.has(row.id)}
              aria-label={t('list.selectRow', { name })}
              onChange={() => selection.turn(row)}
            />
          </>
        )}
        <PhaseCell field={ecRecommend.phase} phase={row.phase} isOn={isOn(row)} />
        {desk.toggle(row)}
      </div>
      <button type="button" className="card-face" onClick={() => desk.look(row)}>
        <CardPicture src={row.cover} block={row.blockCode} />
        <bdi>{orDash(name)}</bdi>
      </button>
      {plain(row.subTitle) && (
        <small className="quiet">
          <bdi>{plain(row.subTitle)}</bdi>
        </small>
      )}
      <small className="card-content">
        <ContentCell row={row} />
      </small>
      {plain(row.cornerText) && <Mark tone="error">{plain(row.cornerText)}</Mark>}
      <div className="card-tile-foot">
        {selection && <MoveButtons id={row.id} name={name} disabled={isFixed} />}
        <RowActions items={desk.actionsOf(row)} name={name} />
      </div>
    </li>
  )
}
