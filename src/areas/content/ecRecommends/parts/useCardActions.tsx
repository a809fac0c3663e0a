import { Form as AntForm } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import * as hotContent from '@/api/content/hotContent'
import { useViewer } from '@/business/viewer'
import { ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { showPhase } from '@/entities/content/shared'
import { ecBlockSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { BulkAction } from '@/kit/list/bulk'
import { statePair } from '@/kit/list/statePair'
import { named } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { formatTime, toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { AddMany } from './AddMany'
import { CardPanel } from './CardPanel'
import { CoverField } from '../../parts/CoverField'
import { blocksFor, isOn } from './cardRules'
import { nameOf } from '../../parts/recommendCells'

type Values = Partial<Pick<EcRecommend, 'blockCode' | 'cover'>>

/** Moves a card to another block that accepts its content. Requires a new picture, because all blocks differ in size. */
const MoveCard = ({ row, onClose }: { row: EcRecommend; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<Values>
      open
      asWindow
      name={`card.${row.id}.block`}
      title={named(t('card.toBlock'), nameOf(row))}
      initial={{}}
      save={({ blockCode, cover }) =>
        hotContent.updateRecommend({ id: row.id, blockCode, cover, updateTime: row.updateTime })
      }
      done={t('card.moved')}
      onClose={onClose}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormPanel>
  )
}

const Fields = ({ Field, row }: { Field: FormField<Values>; row: EcRecommend }) => {
  const t = useT()
  const block: unknown = AntForm.useWatch(ecRecommend.blockCode.key)
  return (
    <>
      <Field of={ecRecommend.blockCode}>
        <Choice field={blocksFor(row)} />
      </Field>
      {!!block && (
        <>
          <p className="quiet">{t('card.newPicture')}</p>
          <CoverField Field={Field} of={ecRecommend.cover} slot={ecBlockSlots[Number(block)]} initial={undefined} />
        </>
      )}
    </>
  )
}

const DAY = 86_400_000
const USUAL = 30
const MAX = 366

const ExtendCards = ({
  count,
  onClose,
  run,
}: {
  count: number
  onClose: () => void
  run: (each: (row: EcRecommend) => Promise<unknown>) => void
}) => {
  const t = useT()
  const [days, setDays] = useState<number | null>(USUAL)
  const extend = ({ id, endTime, updateTime }: EcRecommend) =>
    hotContent.updateRecommend({
      id,
      endTime: formatTime((toMillis(endTime) ?? Date.now()) + (days ?? 0) * DAY),
      updateTime,
    })
  return (
    <Dialog
      open
      title={t('rec.extend')}
      width={400}
      onClose={onClose}
      footer={<DialogButtons ok={t('rec.extend')} disabled={!days} onOk={() => run(extend)} onClose={onClose} />}
    >
      <p>{t('card.extendBy', { count })}</p>
      <label>
        {t('card.extendDays')} <NumberBox autoFocus precision={0} min={1} max={MAX} value={days} onChange={setDays} />
      </label>
    </Dialog>
  )
}

const CAN = 'hotContent.updateRecommend'
type Open =
  | { what: 'card'; row?: EcRecommend; block?: number; toEnd?: boolean }
  | { what: 'move'; row: EcRecommend }
  | { what: 'many'; block: number }
  | { what: 'extend'; count: number; run: (each: (row: EcRecommend) => Promise<unknown>) => void }

const cardState = (t: Translate, head: boolean) =>
  statePair<EcRecommend>(t, {
    can: CAN,
    isOn,
    set: ({ id }, on, options) =>
      hotContent.updateRecommend({ id, status: on ? enableStatus.enabled : enableStatus.disabled }, options),
    on: { label: 'card.on', done: t('card.isOn'), when: () => head },
    off: {
      label: 'card.off',
      done: t('card.isOff'),
      danger: true,
      when: () => head,
      ask: (row) => ({ title: t('card.offAsk', { name: nameOf(row) }) }),
      effect: 'card.offEffect',
    },
  })

export interface CardActions {
  actionsOf: (row: EcRecommend) => Action[]
  toggle: (row: EcRecommend) => ReactNode
  bulk: readonly BulkAction<EcRecommend>[] | undefined
  look: (row: EcRecommend) => void
  add: (block?: number) => void
  addMany: (block: number) => void
  windows: ReactNode
}

export const useCardActions = (): CardActions => {
  const t = useT()
  const { head } = useViewer()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const state = cardState(t, head)
  const bulk = useMemo(
    (): BulkAction<EcRecommend>[] => [
      ...cardState(t, head).bulk(50),
      {
        label: 'rec.extend',
        can: CAN,
        max: 50,
        open: (rows, _clear, run) =>
          setOpen({
            what: 'extend',
            count: rows.length,
            run: (each) => {
              setOpen(undefined)
              run(each)
            },
          }),
      },
      {
        label: 'kit.delete',
        can: 'hotContent.removeRecommend',
        max: 50,
        danger: true,
        effect: 'hot.removeEffect',
        when: (row) => !isOn(row),
        each: ({ id }) => hotContent.removeRecommend({ id }),
      },
    ],
    [t, head],
  )
  const actionsOf = (row: EcRecommend): Action[] => [
    { label: 'hot.view', hide: head, run: () => setOpen({ what: 'card', row }) },
    { label: 'kit.edit', can: CAN, hide: !head, run: () => setOpen({ what: 'card', row }) },
    {
      label: 'rec.extend',
      can: CAN,
      next: true,
      hide: !head || !isOn(row) || !is(row.phase, showPhase.ended),
      run: () => setOpen({ what: 'card', row, toEnd: true }),
    },
    ...state.actions(row),
    {
      label: 'card.toBlock',
      can: CAN,
      hide: !head || !blocksFor(row).of?.options.length,
      run: () => setOpen({ what: 'move', row }),
    },
    {
      label: 'kit.delete',
      can: 'hotContent.removeRecommend',
      danger: true,
      hide: !head || isOn(row),
      ask: { title: t('hot.removeAsk', { name: nameOf(row) }), effect: t('hot.removeEffect') },
      run: () => hotContent.removeRecommend({ id: row.id }),
      done: t('hot.removed'),
    },
  ]
  const toggle = (row: EcRecommend) =>
    head ? (
      state.toggle(row, named(t('card.on'), nameOf(row)))
    ) : (
      <StatusTag field={ecRecommend.status} value={row.status} />
    )
  return {
    actionsOf,
    toggle,
    bulk: head ? bulk : undefined,
    look: (row) => setOpen({ what: 'card', row }),
    add: (block) => setOpen({ what: 'card', block }),
    addMany: (block) => setOpen({ what: 'many', block }),
    windows: open && <Window open={open} setOpen={setOpen} close={close} readOnly={!head} />,
  }
}

const Window = ({
  open,
  setOpen,
  close,
  readOnly,
}: {
  open: Open
  setOpen: (open: Open) => void
  close: () => void
  readOnly: boolean
}) => {
  switch (open.what) {
    case 'card':
      return (
        <CardPanel
          key={`${open.row?.id ?? 'new'} ${open.row?.updateTime ?? ''}`}
          row={open.row}
          block={open.block}
          toEnd={open.toEnd}
          readOnly={readOnly}
          reopen={(row) => setOpen({ what: 'card', row })}
          onClose={close}
        />
      )
    case 'move':
      return <MoveCard row={open.row} onClose={close} />
    case 'many':
      return <AddMany block={open.block} onClose={close} />
    case 'extend':
      return <ExtendCards count={open.count} run={open.run} onClose={close} />
  }
}
