import { Alert } from 'antd'
import dayjs from 'dayjs'
import { useRef, useState } from 'react'
import { findById, findRow } from '@/api/findById'
import * as shopUsers from '@/api/members/shopUsers'
import type { PromoterInput } from '@/api/members/shopUsers'
import { notify } from '@/api/notices'
import { cell } from '@/api/refs'
import { DealerSelect } from '@/business/DealerSelect'
import { is } from '@/entities/field'
import { memberType } from '@/entities/marketing/memberType'
import { shopUser, type ShopUser } from '@/entities/marketing/shopUser'
import {
  MAX_TERM_YEARS,
  promoterStatus,
  promoterType,
  REMOVAL_REASON,
  starPromoter as promoter,
  type StarPromoter,
} from '@/entities/members/starPromoter'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain } from '@/kit/show/format'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { inputsOf } from '../../parts/inputs'
import { isActive, UserLookup } from './UserLookup'

type Values = Omit<PromoterInput, 'userId'> & { users: ShopUser[]; removal?: string }
const USERS = { key: 'users', kind: 'json', label: promoter.phone.label, value: [] as ShopUser[] } as const // Typed as in the form.
const REMOVAL = {
  ...REMOVAL_REASON,
  key: 'removal',
  kind: 'longtext',
  label: 'shopUsers.removalReason',
  value: undefined as string | undefined,
} as const
interface Outcome {
  user: ShopUser
  id?: string
  fault?: string
}
interface Props {
  /** Promoter to appoint again. A current term is removed first, since there is no call to change it. */
  from?: StarPromoter
  onClose: () => void
  show: (id: string) => void
}
const isOver = ({ status }: StarPromoter) => is(status, promoterStatus.over)
const titleOf = (from: StarPromoter | undefined) =>
  from ? (isOver(from) ? 'shopUsers.appointAgain' : 'shopUsers.changeTerm') : 'shopUsers.addPromoter'

export const PromoterForm = ({ from, ...rest }: Props) => {
  const t = useT()
  if (!from) return <Form {...rest} users={[]} />
  return (
    <LoadRecord
      of={findById(shopUsers.list, { id: from.userId }, { userId: from.userId })}
      title={t(titleOf(from))}
      onClose={rest.onClose}
    >
      {(user) => <Form {...rest} from={from} users={[user]} />}
    </LoadRecord>
  )
}

/** Removes a term unless it is already gone, such as after a retry with a lost response. */
const removeTerm = async ({ id }: StarPromoter, remark: string) => {
  const known = await findRow(shopUsers.listPromoters, { id }, (row) => row.id === id)
  if (known) await shopUsers.removePromoter({ id, remark })
}

const Form = ({ from, users, onClose, show }: Props & { users: ShopUser[] }) => {
  const t = useT()
  const { refresh } = useAction()
  const made = useRef<Outcome[]>(undefined)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()
  const [isRemoved, setRemoved] = useState(false)
  const today = formatTime(Date.now(), 'YYYY-MM-DD')
  const replaces = from !== undefined && !isOver(from)
  const save = async ({ users: chosen, removal = '', ...values }: Values) => {
    if (replaces && !isRemoved) {
      await removeTerm(from, removal)
      setRemoved(true)
      refresh()
    }
    const results: Outcome[] = []
    const isOne = chosen.length === 1
    for (const user of chosen) {
      try {
        const reply = await shopUsers.createPromoter({ ...values, userId: user.userId }, { quiet: !isOne })
        results.push({ user, id: plain(cell('id', reply)) })
      } catch (error) {
        if (isOne) throw error
        results.push({ user, fault: error instanceof Error ? error.message : '' })
      }
    }
    made.current = results
  }
  /** A single new promoter is shown with the code, several with the result of each. */
  const leave = () => {
    const results = made.current
    if (!results) return onClose()
    const [first, second] = results
    if (second) return setOutcomes(results)
    if (first?.id) return show(first.id)
    notify('success', t('shopUsers.added'))
    return onClose()
  }
  if (outcomes) return <Outcomes of={outcomes} onClose={onClose} />
  return (
    <FormPanel<Values>
      open
      name={`promoter.${from?.id ?? 'new'}`}
      title={t(titleOf(from))}
      initial={{
        users,
        startTime: today,
        ...(from && inputsOf(promoter, from, ['promoterType', 'dealerCode', 'remark'])),
      }}
      secret={['users']}
      save={save}
      onClose={leave}
    >
      {({ Field }) => (
        <>
          {from && (
            <Alert
              type={replaces ? 'warning' : 'info'}
              showIcon
              className="space-below"
              title={t(isRemoved ? 'shopUsers.removedAlone' : replaces ? 'shopUsers.replaces' : 'shopUsers.newCode')}
            />
          )}
          <Field
            of={USERS}
            required
            disabled={from !== undefined}
            check={(_, { users: chosen = [] }) => {
              const wrong = chosen.find((user) => !isActive(user))
              if (wrong) return t('shopUsers.notActive', { state: optionName(t, shopUser.status, wrong.status) })
              return chosen.length > 0 ? undefined : t('shopUsers.noUser')
            }}
          >
            <UserLookup />
          </Field>
          {replaces && <Field of={REMOVAL} disabled={isRemoved} />}
          <Field
            of={promoter.promoterType}
            needs={[USERS]}
            check={(value, { users: chosen = [] }) =>
              is(value, promoterType.owner) && chosen.some((user) => !is(user.memberType, memberType.owner))
                ? t('shopUsers.ownersOnly')
                : undefined
            }
          />
          <Field of={promoter.dealerCode}>
            <DealerSelect label={t(promoter.dealerCode.label)} />
          </Field>
          <Field
            of={promoter.startTime}
            check={(value) => (plain(value) && plain(value) < today ? t('shopUsers.startsPast') : undefined)}
          />
          <Field
            of={promoter.endTime}
            needs={[promoter.startTime]}
            check={(value, { startTime = today }) => {
              const end = plain(value)
              if (!end) return undefined
              if (end <= startTime) return t('shopUsers.badOrder')
              return end > dayjs(startTime).add(MAX_TERM_YEARS, 'year').format('YYYY-MM-DD')
                ? t('shopUsers.termTooLong', { count: MAX_TERM_YEARS })
                : undefined
            }}
          />
          <Field of={promoter.remark} />
        </>
      )}
    </FormPanel>
  )
}

const Outcomes = ({ of, onClose }: { of: readonly Outcome[]; onClose: () => void }) => {
  const t = useT()
  const added = of.filter(({ fault }) => fault === undefined).length
  return (
    <Dialog open title={t('shopUsers.addPromoter')} width={640} onClose={onClose}>
      <Alert
        type={added === of.length ? 'success' : 'warning'}
        showIcon
        className="space-below"
        title={t('bulk.result', { good: added, bad: of.length - added })}
      />
      <FieldTable
        rows={of}
        rowKey={({ user }) => user.userId}
        fields={[
          [shopUser.nickname, ({ user }) => <bdi>{plain(user.nickname) || user.userId}</bdi>],
          [shopUser.phone, ({ user }) => <span className="digits">{plain(user.phone)}</span>],
          [{ ...promoter.status, label: 'shopUsers.outcome' }, ({ fault }) => fault ?? t('shopUsers.added')],
        ]}
      />
    </Dialog>
  )
}
