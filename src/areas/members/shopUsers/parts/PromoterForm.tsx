import { Alert } from 'antd'
import dayjs from 'dayjs'
import { useRef, useState } from 'react'
import { findById } from '@/api/findById'
import * as shopUsers from '@/api/members/shopUsers'
import type { PromoterInput } from '@/api/members/shopUsers'
import { DealerSelect } from '@/business/DealerSelect'
import { is } from '@/entities/field'
import { memberType } from '@/entities/marketing/memberType'
import { shopUser, type ShopUser } from '@/entities/marketing/shopUser'
import {
  MAX_TERM_YEARS,
  promoterType,
  starPromoter as promoter,
  type StarPromoter,
} from '@/entities/members/starPromoter'
import { Dialog } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { isGiven } from '@/lib/given'
import { pick } from '@/lib/pick'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { UserLookup } from './UserLookup'

type Values = Omit<PromoterInput, 'userId'> & { users: ShopUser[] }
/** The users whom the phone numbers found. */
const USERS = { key: 'users', kind: 'json', label: promoter.phone.label, value: [] as ShopUser[] } as const // typed as the form holds it
/** What became of an appointment: the promoter, or why there is none. */
interface Outcome {
  user: ShopUser
  id: string
  reason: string
}
interface Props {
  /** A promoter whose term is over and who is appointed again. */
  from?: StarPromoter
  onClose: () => void
  /** Shows the code of a new promoter. */
  show: (id: string) => void
}

/** Appoints star promoters: one or several users with one type, dealer and term. */
export const PromoterForm = ({ from, ...rest }: Props) => {
  const t = useT()
  if (!from) return <Form {...rest} users={[]} />
  return (
    <LoadRecord
      of={findById(shopUsers.list, { id: from.userId }, { userId: from.userId })}
      title={t('shopUsers.appointAgain')}
      onClose={rest.onClose}
    >
      {(user) => <Form {...rest} from={from} users={[user]} />}
    </LoadRecord>
  )
}

const Form = ({ from, users, onClose, show }: Props & { users: ShopUser[] }) => {
  const t = useT()
  const made = useRef<Outcome[]>(undefined)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()
  const today = formatTime(Date.now(), 'YYYY-MM-DD')
  const save = async ({ users: chosen, ...values }: Values) => {
    const results: Outcome[] = []
    const isOne = chosen.length === 1
    for (const user of chosen) {
      try {
        const reply = await shopUsers.createPromoter({ ...values, userId: user.userId }, { quiet: !isOne })
        results.push({ user, id: plain(reply?.id), reason: '' })
      } catch (error) {
        if (isOne) throw error
        results.push({ user, id: '', reason: error instanceof Error ? error.message : '' })
      }
    }
    made.current = results
  }
  /** One new promoter is shown with the code, several with what became of each. */
  const leave = () => {
    const results = made.current
    if (!results) return onClose()
    const [first, second] = results
    if (second) setOutcomes(results)
    else if (first && isGiven(first.id)) show(first.id)
    else onClose()
  }
  if (outcomes) return <Outcomes of={outcomes} onClose={onClose} />
  return (
    <FormPanel<Values>
      open
      name={`promoter.${from?.id ?? 'new'}`}
      title={t(from ? 'shopUsers.appointAgain' : 'shopUsers.addPromoter')}
      initial={{ users, startTime: today, ...(from && pick(from, 'promoterType', 'dealerCode', 'remark')) }}
      secret={['users']}
      save={save}
      onClose={leave}
    >
      {({ Field }) => (
        <>
          {from && <Alert type="info" showIcon className="space-below" title={t('shopUsers.newCode')} />}
          <Field
            of={USERS}
            required
            check={(value) => (Array.isArray(value) && value.length > 0 ? undefined : t('shopUsers.noUser'))}
          >
            <UserLookup />
          </Field>
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
  const added = of.filter(({ reason }) => reason === '').length
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
          [{ ...promoter.status, label: 'shopUsers.outcome' }, ({ reason }) => reason || t('shopUsers.added')],
        ]}
      />
    </Dialog>
  )
}
