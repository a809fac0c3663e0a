import { ReloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Skeleton, Tabs } from 'antd'
import { useEffect, useState } from 'react'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { prorateAccount } from '@/entities/orders/prorateAccount'
import { prorateStatus as status } from '@/entities/orders/prorateEnums'
import { Actions } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { useScreen } from '@/kit/page/screen'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { draftOf } from '@/session/drafts'
import { useMay } from '@/session/identity'
import { BankFacts, BasicFacts, LegalFacts } from './ApplicationFacts'
import { ApplyForm, draftName, STEP } from './ApplyForm'
import { Opened } from './Opened'
import { PictureFacts } from './PictureFacts'
import { Progress } from './Progress'
import { Refusal } from './Refusal'
import { SignStep } from './SignStep'
import { VerifyForm } from './VerifyForm'

const PAPERS = [
  'account.paper1',
  'account.paper2',
  'account.paper3',
  'account.paper4',
  'account.paper5',
  'account.paper6',
] as const

const StartPage = ({ dealerName, start }: { dealerName: string; start: (() => void) | undefined }) => {
  const t = useT()
  return (
    <>
      <h2 className="card-title">{t('account.startTitle', { dealer: dealerName })}</h2>
      <p className="quiet">{t('account.startText')}</p>
      <ul>
        {PAPERS.map((paper) => (
          <li key={paper}>{t(paper)}</li>
        ))}
      </ul>
      {start && (
        <Button type="primary" onClick={start}>
          {t('account.start')}
        </Button>
      )}
    </>
  )
}

/** Minimum interval of requests to the provider, in ms. */
const REST_MS = 10_000

const RefreshProgress = ({ id }: { id: string }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const [rests, setRests] = useState(false)
  useEffect(() => {
    if (!rests) return undefined
    const timer = setTimeout(() => setRests(false), REST_MS)
    return () => clearTimeout(timer)
  }, [rests])
  if (!may('prorateAccounts.queryApplication')) return null
  return (
    <Button
      icon={<ReloadOutlined />}
      loading={busy}
      disabled={rests}
      onClick={() => {
        setRests(true)
        void act(() => prorateAccounts.queryApplication({ id }), { done: t('account.asked') })
      }}
    >
      {t('account.refresh')}
    </Button>
  )
}

const PayIn = ({ row: { id, bankAcctName } }: { row: prorateAccounts.ProrateApplication }) => {
  const t = useT()
  return (
    <Alert
      type="info"
      showIcon
      title={t('account.payTitle')}
      description={t('account.payText')}
      action={
        <Actions
          items={[
            {
              label: 'account.pay',
              can: 'prorateAccounts.initiatePayment',
              primary: true,
              ask: { title: t('account.payAsk', { name: bankAcctName }), effect: t('account.payEffect') },
              run: () => prorateAccounts.initiatePayment({ id }),
              done: t('account.paid'),
            },
          ]}
        />
      }
    />
  )
}

const ApplicationTabs = ({ row }: { row: ProrateApplication }) => {
  const t = useT()
  return (
    <Tabs
      items={[
        { key: 'basic', label: t('account.basic'), children: <BasicFacts row={row} /> },
        { key: 'legal', label: t('account.legal'), children: <LegalFacts row={row} /> },
        { key: 'bank', label: t('account.bank'), children: <BankFacts row={row} /> },
        { key: 'pictures', label: t('account.pictures'), children: <PictureFacts row={row} /> },
      ]}
    />
  )
}

const MODE = 'mode'

const Step = ({ row }: { row: ProrateApplication }) => {
  if (is(row.status, status.toPay)) return <PayIn row={row} />
  if (is(row.status, status.toConfirm)) return <VerifyForm row={row} />
  if (is(row.status, status.toSign)) return <SignStep row={row} />
  if (is(row.status, status.opened)) return <Opened dealerCode={row.dealerCode} />
  return <Refusal row={row} />
}

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
            <Button type="primary" onClick={() => setQuery({ [MODE]: 'edit', [STEP]: '1' }, true)}>
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
  const corrects = isBack && query.get(MODE) === 'edit' && may('prorateAccounts.resubmit')
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
