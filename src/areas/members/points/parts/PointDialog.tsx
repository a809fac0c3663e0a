import { Alert, Button, Form as AntForm, Select } from 'antd'
import { useRef } from 'react'
import { namesFields } from '@/api/error'
import * as points from '@/api/members/points'
import { is } from '@/entities/field'
import { DEFAULT_VALID_DAYS, pointBooking, RETYPE_ABOVE } from '@/entities/members/pointBooking'
import { type PointDetail, pointDetail } from '@/entities/members/pointDetail'
import { pointChange, pointSide, poolStatus, poolType } from '@/entities/members/pointEnums'
import type { PointPool } from '@/entities/members/pointPool'
import { optionsState, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { CallSelect } from '@/kit/form/CallSelect'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useRequestNo } from '@/kit/form/requestNo'
import { AsOf } from '@/kit/show/AsOf'
import { Facts } from '@/kit/show/Facts'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { distinct } from '@/lib/distinct'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { changesIn } from '../../parts/pointChoices'
import { type Account, accountQuery, nameOf, type Side } from './account'

interface Booking {
  changeType?: string
  points?: number
  again?: number
  validDays?: number
  poolId?: string
  remark?: string
}
const PAGE = { pageNo: 1, pageSize: 20 }

/** Loads the pools that may pay a member of staff: headquarters and the own dealer, even if the server returns others. */
const poolsFor = (dealerCode: string) => {
  const asked = [{ poolType: poolType.headquarters }, ...(dealerCode ? [{ dealerCode }] : [])]
  const calls = asked.map((one) => points.listPools.query({ ...one, ...PAGE }))
  return {
    queryKey: [...calls.flatMap(({ queryKey }) => queryKey), 'paying'],
    queryFn: async (context: { signal: AbortSignal }) => {
      const pages = await Promise.all(calls.map(({ queryFn }) => queryFn(context)))
      const isPaying = (pool: PointPool) =>
        is(pool.poolType, poolType.headquarters) || (dealerCode !== '' && plain(pool.dealerCode) === dealerCode)
      return distinct(
        pages.flatMap(({ records }) => records.filter(isPaying)),
        ({ poolId }) => poolId,
      )
    },
  }
}

const PoolField = ({ Field, dealerCode }: { Field: FormField<Booking>; dealerCode: string }) => {
  const t = useT()
  const { count } = useFormats()
  const { data: pools = [], ...load } = useLoad(poolsFor(dealerCode))
  return (
    <Field
      of={pointBooking.poolId}
      needs={[pointBooking.points]}
      check={(value, all) => {
        const pool = pools.find(({ poolId }) => poolId === value)
        if (!pool) return undefined
        if (is(pool.status, poolStatus.frozen)) return t('points.poolFrozen')
        const balance = numberIn(pool.balance)
        return balance !== null && balance < (numberIn(all.points) ?? 0)
          ? t('points.poolShort', { balance: count(balance) })
          : undefined
      }}
    >
      <Select
        placeholder={t(pointBooking.poolId.label)}
        options={pools.map(({ poolId, poolName, balance, status }) => ({
          value: poolId,
          label: t('points.poolWith', { name: plain(poolName) || poolId, balance: count(balance) }),
          disabled: is(status, poolStatus.frozen),
        }))}
        {...optionsState(load)}
      />
    </Field>
  )
}

const BeforeAfter = ({ balance, sign, asOf }: { balance: number | null; sign: 1 | -1; asOf: unknown }) => {
  const t = useT()
  const { count } = useFormats()
  const typed = numberIn(AntForm.useWatch('points'))
  const after = balance === null || typed === null ? null : balance + sign * typed
  return (
    <p>
      {t('points.before')} <b className="digits before-after">{count(balance)}</b> → {t('points.after')}{' '}
      <b className="digits before-after">{after === null || after < 0 ? DASH : count(after)}</b>{' '}
      <AsOf time={asOf} words="points.asOf" />
    </p>
  )
}
const Again = ({ Field }: { Field: FormField<Booking> }) => {
  const t = useT()
  const { number } = useFormats()
  const typed = numberIn(AntForm.useWatch('points'))
  if (typed === null || typed <= RETYPE_ABOVE) return null
  return (
    <Field
      of={pointBooking.again}
      hint={t('points.retype', { points: number(typed) })}
      needs={[pointBooking.points]}
      check={(value, all) => (numberIn(value) === numberIn(all.points) ? undefined : t('points.retyped'))}
    />
  )
}

/** Grants or deducts points of an account; a retry in the same dialog books only once. */
export const PointDialog = ({
  side,
  row,
  isGrant,
  contactId,
  onBooked,
  onClose,
}: {
  side: Side
  row: Account
  isGrant: boolean
  /** Related enquiry; '' = none. */
  contactId: string
  /** Undefined if the server returned no line. */
  onBooked: (line: PointDetail | undefined) => void
  onClose: () => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const requestNo = useRequestNo()
  const booked = useRef<PointDetail>(undefined)
  const { data, retry } = useLoad(accountQuery(side, row.userId))
  const account = data ?? row
  const balance = numberIn(account.balance)
  const hasPool = isGrant && side === pointSide.staff
  const save = async ({ changeType, points: amount = 0, validDays, poolId, remark = '' }: Booking) => {
    try {
      booked.current = await points.changeUserPoint({
        side,
        userId: row.userId,
        changeType: Number(changeType),
        points: isGrant ? amount : -amount,
        ...(isGrant && { validDays }),
        ...(hasPool && { poolId }),
        remark,
        ...(contactId && { contactId }),
        requestNo,
      })
    } catch (error) {
      // The balance may have changed. After any other failure it is reloaded automatically.
      if (namesFields(error)) retry()
      throw error
    }
  }
  const name = nameOf(row)
  return (
    <FormPanel<Booking>
      open
      asWindow
      width={520}
      name={`points.book.${side}.${row.userId}.${isGrant}`}
      title={t(isGrant ? 'points.grantTo' : 'points.deductFrom', { name })}
      initial={{
        ...(isGrant && { validDays: DEFAULT_VALID_DAYS }),
        ...(contactId && isGrant && { changeType: String(pointChange.goodwill) }),
      }}
      save={save}
      done={t(isGrant ? 'points.granted' : 'points.deducted', { name })}
      saveText={t(isGrant ? 'points.grant' : 'points.deduct')}
      danger={!isGrant}
      onSaved={() => onBooked(booked.current)}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {contactId && (
            <Alert type="info" showIcon className="space-below" title={t('points.forContact', { id: contactId })} />
          )}
          <BeforeAfter balance={balance} sign={isGrant ? 1 : -1} asOf={data?.asOf} />
          <Field of={pointBooking.changeType}>
            <CallSelect label={t(pointBooking.changeType.label)} {...changesIn(isGrant ? 'ADD' : 'SUB')} />
          </Field>
          <Field
            of={pointBooking.points}
            check={(value) =>
              !isGrant && balance !== null && (numberIn(value) ?? 0) > balance
                ? t('points.overBalance', { balance: count(balance) })
                : undefined
            }
          />
          <Again Field={Field} />
          {isGrant && <Field of={pointBooking.validDays} />}
          {hasPool && <PoolField Field={Field} dealerCode={'dealerCode' in account ? plain(account.dealerCode) : ''} />}
          <Field of={pointBooking.remark} hint={t('points.remarkShown')} />
        </>
      )}
    </FormPanel>
  )
}

export const Booked = ({ line, onClose }: { line: PointDetail; onClose: () => void }) => {
  const t = useT()
  return (
    <Dialog
      open
      title={t('points.isBooked')}
      width={440}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      <Facts
        row={line}
        fields={[
          pointDetail.id,
          pointDetail.userName,
          [pointDetail.points, <SignedPoints key="points" value={line.points} />],
          pointDetail.balanceAfter,
        ]}
      />
    </Dialog>
  )
}
