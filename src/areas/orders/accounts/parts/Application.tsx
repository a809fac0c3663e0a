import { Button, Flex, Skeleton } from 'antd'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { prorateAccount } from '@/entities/orders/prorateAccount'
import { prorateStatus as status } from '@/entities/orders/prorateEnums'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { draftOf } from '@/session/drafts'
import { useMay } from '@/session/identity'
import { ApplyForm, draftName, STEP } from './ApplyForm'
import { ApplicationTabs } from './ApplicationTabs'
import { Opened } from './Opened'
import { PayIn } from './PayIn'
import { Progress } from './Progress'
import { RefreshProgress } from './RefreshProgress'
import { Refusal } from './Refusal'
import { SignStep } from './SignStep'
import { StartPage } from './StartPage'
import { VerifyForm } from './VerifyForm'

const EDIT = 'edit'

/** What the applicant has to do in the present state, if anything. */
const Step = ({ row }: { row: ProrateApplication }) => {
  if (is(row.status, status.toPay)) return <PayIn row={row} />
  if (is(row.status, status.toConfirm)) return <VerifyForm row={row} />
  if (is(row.status, status.toSign)) return <SignStep row={row} />
  if (is(row.status, status.opened)) return <Opened dealerCode={row.dealerCode} />
  return <Refusal row={row} />
}

/** How far an application is, what is to be done next, and what was sent in. */
const Course = ({ row, writes }: { row: ProrateApplication; writes: boolean }) => {
  const t = useT()
  const may = useMay()
  const { setQuery } = useScreen()
  const isBack = is(row.status, status.refused, status.failed)
  const isOpen = is(row.status, status.opened)
  return (
    <>
      <Flex gap={12} align="center" wrap justify="space-between" className="space-below">
        <Flex gap={12} align="center" wrap>
          <h2 className="card-title">
            <bdi>{row.dealerName || row.dealerCode}</bdi>
          </h2>
          <StatusTag field={prorateAccount.status} value={row.status} />
          {isOpen && <StatusTag field={prorateAccount.accountState} value={row.accountState} />}
        </Flex>
        <Flex gap={8} wrap>
          {!isOpen && <RefreshProgress id={row.id} />}
          {isBack && writes && may('prorateAccounts.resubmit') && (
            <Button type="primary" onClick={() => setQuery({ [EDIT]: '1', [STEP]: '1' }, true)}>
              {t('account.correct')}
            </Button>
          )}
        </Flex>
      </Flex>
      <Progress row={row} />
      <div className="account-now">{writes || isOpen || isBack ? <Step row={row} /> : null}</div>
      <ApplicationTabs row={row} />
    </>
  )
}

/** An application as its state asks for it: what to have ready, the form, or how far it is. */
export const Application = ({ row, dealerCode }: { row: ProrateApplication | undefined; dealerCode: string }) => {
  const { query, setQuery } = useScreen()
  const { head, ownDealer, dealerName: own } = useViewer()
  const may = useMay()
  const writes = head || ownDealer === dealerCode
  const { data, first } = useLoad(dealers.selectDealers.query({ codes: [dealerCode] }, { quiet: true }), {
    enabled: !row && !ownDealer,
  })
  const dealerName =
    row?.dealerName ?? (own || data?.find((one) => one.dealerCode === dealerCode)?.dealerName) ?? dealerCode
  if (first) return <Skeleton active />
  const isBack = is(row?.status, status.refused, status.failed)
  const isBegun = query.get(STEP) !== null || draftOf(draftName(dealerCode)).get() !== undefined
  const begins = !row && isBegun && may('prorateAccounts.create')
  const goesOn = is(row?.status, status.draft) && may('prorateAccounts.update')
  const corrects = isBack && query.get(EDIT) === '1' && may('prorateAccounts.resubmit')
  if (writes && (begins || goesOn || corrects))
    return <ApplyForm row={row} dealerCode={dealerCode} dealerName={dealerName} />
  if (!row)
    return (
      <StartPage
        dealerName={dealerName}
        start={writes && may('prorateAccounts.create') ? () => setQuery({ [STEP]: '1' }, true) : undefined}
      />
    )
  return <Course row={row} writes={writes} />
}
