import { Alert, Radio, Select } from 'antd'
import { NumberBox } from '@/kit/form/controls'
import { clue } from '@/entities/leads/clue'
import { useFormats, named } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { TargetDealer } from '../../parts/TargetDealer'
import { RULES, type TransferDraft } from '../draft'
import { dealerOfSeries, FULL, type Lead, MAX_TARGETS, planOf, ratiosOf, seriesOf, validateTarget } from '../plan'
import { Board } from './Board'

interface TargetStepProps {
  leaving: string
  cityName: string
  near: { provinceName: string; areaName: string } | undefined
  leads: readonly Lead[]
  draft: TransferDraft
  change: (patch: Partial<TransferDraft>) => void
  nameOf: (dealerCode: string) => string
  /** True if validation errors are shown. */
  telling: boolean
}

export const TargetStep = ({ leaving, cityName, near, leads, draft, change, nameOf, telling }: TargetStepProps) => {
  const t = useT()
  const { targets, rule } = draft
  const fault = validateTarget(draft, leaving)
  // Errors caused by a choice are shown at once. A missing choice is not reported yet.
  const told = fault && (telling || fault !== 'transfer.noTarget') ? t(fault, { max: MAX_TARGETS }) : undefined
  return (
    <>
      <div className="transfer-line">
        <span>{t('transfer.targets')}</span>
        <TargetDealer
          multiple
          cityName={cityName || undefined}
          near={near}
          value={targets}
          label={t('transfer.targets')}
          onChange={(codes) => change({ targets: Array.isArray(codes) ? codes : [] })}
        />
      </div>
      <div className="transfer-line">
        <span>{t('transfer.rule')}</span>
        <Radio.Group
          name="transfer-rule"
          aria-label={t('transfer.rule')}
          optionType="button"
          value={rule}
          onChange={({ target }) => change({ rule: target.value })}
          options={RULES.map((value) => ({ value, label: t(`transfer.rule.${value}`) }))}
        />
      </div>
      {told && <Alert type="error" showIcon title={told} className="space-below" />}
      {targets.length > 0 && rule !== 'hand' && <Preview leads={leads} draft={draft} change={change} nameOf={nameOf} />}
      {targets.length > 0 && rule === 'series' && (
        <SeriesTable leads={leads} draft={draft} change={change} nameOf={nameOf} />
      )}
      {targets.length > 0 && rule === 'hand' && <Board leads={leads} draft={draft} change={change} nameOf={nameOf} />}
    </>
  )
}

type PartProps = Pick<TargetStepProps, 'leads' | 'draft' | 'change' | 'nameOf'>

const Preview = ({ leads, draft, change, nameOf }: PartProps) => {
  const t = useT()
  const { number } = useFormats()
  const { targets, rule } = draft
  const ratios = ratiosOf(draft)
  const plan = planOf(leads, draft)
  return (
    <SmallTable
      rowKey="code"
      className="space-below"
      dataSource={targets.map((code, at) => ({ code, at }))}
      columns={[
        { key: 'dealer', title: t('leads.targetDealer'), render: (_, { code }) => <bdi>{nameOf(code)}</bdi> },
        ...(rule === 'ratio'
          ? [
              {
                key: 'ratio',
                title: t('transfer.ratio'),
                width: 140,
                render: (_: unknown, { code, at }: { code: string; at: number }) => (
                  <NumberBox
                    min={0}
                    max={FULL}
                    precision={0}
                    suffix="%"
                    value={draft.ratios[code] === undefined ? ratios[at] : draft.ratios[code]}
                    aria-label={named(t('transfer.ratio'), nameOf(code))}
                    onChange={(value) => change({ ratios: { ...draft.ratios, [code]: value } })}
                  />
                ),
              },
            ]
          : []),
        {
          key: 'count',
          title: t('transfer.count'),
          width: 100,
          align: 'right',
          render: (_, { at }) => <span className="digits">{number(plan[at]?.length ?? 0)}</span>,
        },
      ]}
    />
  )
}

const SeriesTable = ({ leads, draft, change, nameOf }: PartProps) => {
  const t = useT()
  const { number } = useFormats()
  return (
    <SmallTable
      tableLayout="fixed"
      rowKey="code"
      dataSource={seriesOf(leads).map((one, at) => ({ ...one, at }))}
      columns={[
        { key: 'series', title: t(clue.seriesName.label), render: (_, { name }) => <bdi>{name}</bdi> },
        {
          key: 'count',
          title: t('transfer.count'),
          width: 84,
          align: 'right',
          render: (_, { count }) => <span className="digits">{number(count)}</span>,
        },
        {
          key: 'dealer',
          title: t('leads.targetDealer'),
          width: '46%',
          render: (_, { code, name, at }) => (
            <Select
              value={dealerOfSeries(draft, code, at)}
              aria-label={named(t('leads.targetDealer'), name)}
              className="full-width"
              options={draft.targets.map((target) => ({ value: target, label: nameOf(target) }))}
              onChange={(target: string) => change({ bySeries: { ...draft.bySeries, [code]: target } })}
            />
          ),
        },
      ]}
    />
  )
}
