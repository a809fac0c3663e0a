import { Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as clues from '@/api/leads/clues'
import * as dealers from '@/api/system/dealers'
import { f, is } from '@/entities/field'
import { clueAssign } from '@/entities/leads/clueAssign'
import type { ControlProps } from '@/kit/form/controls'
import { optionsState, useLoad } from '@/kit/data/load'
import { distinct } from '@/lib/distinct'
import { useOptionSearch } from '@/kit/data/usePinyin'
import { useT } from '@/locales'
import type { Batch } from './reassignment'
import { ReassignDialog } from './ReassignDialog'
import { canMove, droppedWords, type Movable, sharedOut, type Way } from './moves'
import { useReasons } from './reasons'
import { TargetDealer } from './TargetDealer'
import { useViewer } from '@/business/viewer'
import { assignReason } from '@/entities/leads/enums'
import { CLEAR } from '@/kit/show/boxIcons'

interface Values {
  dealerCode?: string
  saleUserIds?: string[]
  reason?: string
  remark?: string
}

const MAX_PEOPLE = 20

const dealerCode = { ...f.dealer(), key: 'dealerCode', label: 'leads.targetDealer' } as const
const saleUserIds = { ...f.refs(), key: 'saleUserIds', label: 'clue.saleUserName' } as const
const reason = { ...f.ref({ required: true }), key: 'reason', label: 'leads.assignReason' } as const
const remark = { ...f.text({ max: 200 }), key: 'remark', label: 'clue.remark' } as const

/** Splits the leads among the consultants, or assigns all to the dealer if none is chosen. */
const batchesOf = (
  leads: readonly Movable[],
  { dealerCode: dealer = '', saleUserIds: people = [], reason: why, remark: more = '' }: Values,
): Batch[] => {
  const takers = people.length ? people : ['']
  const parts = sharedOut(leads, takers.length)
  return takers.flatMap((saleUserId, at) => {
    const clueIds = (parts[at] ?? []).map(({ clueId }) => clueId)
    return clueIds.length ? [{ clueIds, target: { dealerCode: dealer, saleUserId, reason: why, remark: more } }] : []
  })
}

/** True if no lead would change its owner. */
const staysSame = (leads: readonly Movable[], batches: readonly Batch[]): boolean => {
  const byId = new Map(leads.map((lead) => [lead.clueId, lead]))
  return (
    batches.length > 0 &&
    batches.every(({ clueIds, target }) =>
      clueIds.every(
        (id) =>
          byId.get(id)?.dealerCode === target.dealerCode && (byId.get(id)?.saleUserId ?? '') === target.saleUserId,
      ),
    )
  )
}

/** Consultants of a dealer. Those who accept no leads are listed but disabled. */
const People = ({
  dealer,
  value,
  onChange,
  id,
  disabled,
  label,
}: ControlProps<string[]> & { dealer: string; label: string }) => {
  const { data, loading, error, retry } = useLoad(
    dealers.selectSaleUsers.query({ dealerCode: dealer }, { quiet: true }),
    {
      enabled: dealer !== '',
      keep: false,
    },
  )
  const search = useOptionSearch()
  // The consultants of one dealer are not valid for another.
  const before = useRef(dealer)
  useEffect(() => {
    if (before.current !== dealer) onChange?.([])
    before.current = dealer
  }, [dealer, onChange])
  return (
    <Select
      id={id}
      mode="multiple"
      value={value ?? []}
      onChange={onChange}
      disabled={disabled || dealer === ''}
      loading={loading}
      allowClear={CLEAR}
      showSearch={search}
      aria-label={label}
      placeholder={label}
      {...optionsState({ loading, error, retry })}
      options={distinct(data ?? [], (one) => one.id).map((one) => ({
        value: one.id,
        label: one.staffName,
        disabled: is(one.acceptClue, 0),
      }))}
    />
  )
}

const Shares = ({ dealer, people, count }: { dealer: string; people: readonly string[]; count: number }) => {
  const t = useT()
  const { data } = useLoad(dealers.selectSaleUsers.query({ dealerCode: dealer }, { quiet: true }), {
    enabled: people.length > 1,
  })
  if (people.length < 2) return null
  const sizes = sharedOut(Array.from({ length: count }), people.length)
  return (
    <p className="quiet" aria-live="polite" style={{ marginTop: -12 }}>
      {t('leads.share')}:{' '}
      {people
        .map((id, at) => `${data?.find((one) => one.id === id)?.staffName ?? id} × ${sizes[at]?.length ?? 0}`)
        .join(t('kit.listComma'))}
    </p>
  )
}

/**
 * Assigns leads to a dealer and its consultants, as first owner (`assign`) or as a new one (`reassign`). Headquarters
 * and groups choose the dealer, a dealer assigns to its own consultants. Several consultants share evenly, with one
 * call each. Leads that cannot be moved are skipped and counted by reason.
 */
export const AssignDialog = ({
  way,
  leads,
  onClose,
  onDone,
}: {
  way: Way
  leads: readonly Movable[]
  onClose: () => void
  onDone?: () => void
}) => {
  const t = useT()
  const viewer = useViewer()
  const reasons = useReasons('ASSIGN_REASON', clueAssign.reason)
  // The selection is fixed on opening. Reloading the leads must not change the open dialog.
  const [{ fitting, dropped }] = useState(() => {
    const left = leads.filter((row) => !canMove(way, row, viewer.hq))
    return {
      fitting: leads.filter((row) => canMove(way, row, viewer.hq)),
      dropped: left.length ? t('leads.dropped', { count: left.length, parts: droppedWords(left, t) }) : undefined,
    }
  })
  const count = fitting.length
  const choosesDealer = viewer.hq || viewer.group
  const isAssign = way === 'assign'
  const dealerOf = (values: Values) => (choosesDealer ? values.dealerCode : viewer.dealerCode) ?? ''
  const batches = (values: Values) => batchesOf(fitting, { ...values, dealerCode: dealerOf(values) })
  const faultOf = (values: Values) => {
    if ((values.saleUserIds?.length ?? 0) > MAX_PEOPLE) return t('leads.peopleMax', { max: MAX_PEOPLE })
    return dealerOf(values) && staysSame(fitting, batches(values)) ? t('leads.same') : undefined
  }
  return (
    <ReassignDialog<Values>
      name={`leads.${way}`}
      title={t(isAssign ? 'leads.assignCount' : 'leads.reassignCount', { count })}
      label={isAssign ? 'leads.assign' : 'leads.reassign'}
      done={t(isAssign ? 'leads.assigned' : 'leads.reassigned', { count })}
      count={count}
      call={isAssign ? clues.reassignAgents : clues.reassignAgain}
      batchesOf={batches}
      dropped={dropped}
      onClose={onClose}
      onDone={onDone}
    >
      {(values, Field) => (
        <>
          {choosesDealer && (
            <Field of={dealerCode} required>
              <TargetDealer group={viewer.group ? viewer.dealerCode : undefined} />
            </Field>
          )}
          <Field of={saleUserIds} required={!viewer.hq} needs={[dealerCode]} check={(_, all) => faultOf(all)}>
            <People dealer={dealerOf(values)} label={t(saleUserIds.label)} />
          </Field>
          <Shares dealer={dealerOf(values)} people={values.saleUserIds ?? []} count={count} />
          {!isAssign && (
            <Field of={reason}>
              <Select
                options={reasons.options}
                placeholder={t(reason.label)}
                aria-label={t(reason.label)}
                loading={reasons.loading}
                {...optionsState(reasons)}
              />
            </Field>
          )}
          <Field of={remark} required={!isAssign && values.reason === String(assignReason.other)} needs={[reason]} />
        </>
      )}
    </ReassignDialog>
  )
}
