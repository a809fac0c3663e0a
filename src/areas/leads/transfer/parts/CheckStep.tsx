import { Alert, Input } from 'antd'
import { clue } from '@/entities/leads/clue'
import { leavingDealer } from '@/entities/shared/leavingDealer'
import { Facts } from '@/kit/show/Facts'
import { useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import type { TransferDraft } from '../draft'
import { PersonSelect } from '../transferFilters'
import { type Lead, planOf } from '../plan'

export const CheckStep = ({
  name,
  leaveDate,
  leads,
  blackCount,
  draft,
  change,
  nameOf,
}: {
  name: string
  leaveDate: string
  leads: readonly Lead[]
  blackCount: number
  draft: TransferDraft
  change: (patch: Partial<TransferDraft>) => void
  nameOf: (dealerCode: string) => string
}) => {
  const t = useT()
  const { number } = useFormats()
  const plan = planOf(leads, draft)
  const level = (at: number, one: string) => (plan[at] ?? []).filter(({ clueLevel }) => clueLevel === one).length
  const counted = (key: string, title: string, of: (at: number) => number) => ({
    key,
    title,
    width: 84,
    align: 'right' as const,
    render: (_: unknown, { at }: { at: number }) => <span className="digits">{number(of(at))}</span>,
  })
  return (
    <>
      <Facts
        row={{ leaveDate }}
        fields={[
          [leavingDealer.dealerName, <bdi key="name">{name}</bdi>],
          leavingDealer.leaveDate,
          [
            { ...leavingDealer.dealerName, key: 'reason', label: 'leads.assignReason' },
            t('assignReason.dealerLeaving'),
          ],
          [
            { ...leavingDealer.openCount, key: 'count', label: 'transfer.goes' },
            <span key="count">{number(leads.length)}</span>,
          ],
        ]}
      />
      {blackCount > 0 && (
        <Alert type="info" showIcon title={t('transfer.blackOut', { count: blackCount })} className="space-above" />
      )}
      <SmallTable
        rowKey="code"
        scroll={{ x: 640 }}
        className="space-around"
        dataSource={draft.targets.map((code, at) => ({ code, at }))}
        columns={[
          { key: 'dealer', title: t('leads.targetDealer'), render: (_, { code }) => <bdi>{nameOf(code)}</bdi> },
          {
            key: 'person',
            title: t(clue.saleUserName.label),
            width: 220,
            render: (_, { code }) => (
              <PersonSelect
                dealerCode={code}
                value={draft.people[code] ?? ''}
                onChange={(id) => change({ people: { ...draft.people, [code]: id } })}
                label={`${t(clue.saleUserName.label)} ${nameOf(code)}`}
                placeholder={t('transfer.anybody')}
              />
            ),
          },
          counted('count', t('transfer.count'), (at) => plan[at]?.length ?? 0),
          counted('H', 'H', (at) => level(at, 'H')),
          counted('A', 'A', (at) => level(at, 'A')),
        ]}
      />
      <label>
        <span>{t('kit.typeToConfirm', { name })}</span>
        <Input
          value={draft.typed}
          onChange={({ target }) => change({ typed: target.value })}
          autoComplete="off"
          className="space-above-sm"
        />
      </label>
    </>
  )
}
