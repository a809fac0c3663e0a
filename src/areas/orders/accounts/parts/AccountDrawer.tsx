import { Space, Tabs } from 'antd'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { prorateAccount } from '@/entities/orders/prorateAccount'
import { prorateStatus } from '@/entities/orders/prorateEnums'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { useOpened } from '@/kit/page/opened'
import { PanelNav } from '@/kit/record/neighbours'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { BankFacts, BasicFacts, LegalFacts } from './ApplicationFacts'
import { PictureFacts } from './PictureFacts'
import { Opened } from './Opened'
import { Progress } from './Progress'
import { Refusal } from './Refusal'

const WIDTH = 880

/** An application in full, part by part, with what can be done; of an open account also how it is at the provider. */
export const AccountDrawer = ({
  id,
  actionsOf,
  onClose,
}: {
  id: string
  actionsOf: (row: prorateAccounts.ProrateApplication) => readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  const { part, setPart } = useOpened()
  return (
    <LoadRecord
      of={prorateAccounts.get.query({ id }, { quiet: true })}
      title={t('account.view')}
      width={WIDTH}
      onClose={onClose}
    >
      {(row) => {
        const own = actionsOf(row).filter(({ label }) => label !== 'account.view')
        const isOpen = is(row.status, prorateStatus.opened)
        return (
          <Panel
            open
            width={WIDTH}
            title={
              <Space wrap>
                <bdi>{row.dealerName || row.dealerCode}</bdi>
                <StatusTag field={prorateAccount.status} value={row.status} />
                {isOpen && <StatusTag field={prorateAccount.accountState} value={row.accountState} />}
              </Space>
            }
            extra={<PanelNav />}
            onClose={onClose}
            footer={own.some(({ hide }) => !hide) && <Actions items={own} max={3} />}
          >
            <Refusal row={row} />
            <Tabs
              activeKey={part || 'basic'}
              onChange={setPart}
              destroyOnHidden
              items={[
                {
                  key: 'basic',
                  label: t('account.basic'),
                  children: (
                    <>
                      {isOpen && <Opened dealerCode={row.dealerCode} />}
                      <BasicFacts row={row} />
                    </>
                  ),
                },
                { key: 'legal', label: t('account.legal'), children: <LegalFacts row={row} /> },
                { key: 'bank', label: t('account.bank'), children: <BankFacts row={row} /> },
                { key: 'pictures', label: t('account.pictures'), children: <PictureFacts row={row} /> },
                { key: 'progress', label: t('account.progress'), children: <Progress row={row} /> },
              ]}
            />
          </Panel>
        )
      }}
    </LoadRecord>
  )
}
