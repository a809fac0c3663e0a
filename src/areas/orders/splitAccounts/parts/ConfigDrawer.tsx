import { Form as AntForm } from 'antd'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { type ProrateConfig, prorateConfig } from '@/entities/orders/prorateConfig'
import { FormPanel } from '@/kit/form/FormPanel'
import { Changes } from '@/kit/show/Changes'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { named, optionName, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { ConfigRow } from './ConfigRow'

const config = prorateConfig
const WIDTH = 720
export interface ConfigValues {
  items: ProrateConfig[]
}

/** Further settings that decide who receives how much, and when. */
const OTHERS = [config.enabled, config.feeBearer, config.trigger, config.settleDays, config.minAmount] as const

const OtherChanges = ({ before, after }: { before: readonly ProrateConfig[]; after: readonly ProrateConfig[] }) => {
  const t = useT()
  const lines = after.flatMap((row) => {
    const was = before.find(({ bizType }) => bizType === row.bizType)
    return OTHERS.filter((field) => String(row[field.key] ?? '') !== String(was?.[field.key] ?? '')).map((field) => ({
      name: named(optionName(t, config.bizType, row.bizType), t(field.label)),
      before: <Value field={field} value={was?.[field.key]} />,
      after: <Value field={field} value={row[field.key]} />,
      changed: true,
    }))
  })
  return lines.length > 0 && <Changes label={t('account.configOthers')} lines={lines} />
}

const RatioChanges = ({ before, after }: { before: readonly ProrateConfig[]; after: readonly ProrateConfig[] }) => {
  const t = useT()
  const { percent } = useFormats()
  const changed = after.filter((row, at) => Number(row.dealerRatio) !== Number(before[at]?.dealerRatio))
  if (changed.length === 0) return t('account.configSame')
  const edge = (row: ProrateConfig, key: 'dealerRatio' | 'platformRatio') =>
    t('account.edge', {
      from: percent(before.find(({ bizType }) => bizType === row.bizType)?.[key], 2),
      to: percent(row[key], 2),
    })
  return (
    <SmallTable
      rowKey="bizType"
      dataSource={changed}
      columns={[
        {
          key: 'bizType',
          title: t(config.bizType.label),
          render: (_, { bizType }) => optionName(t, config.bizType, bizType),
        },
        { key: 'dealer', title: t(config.dealerRatio.label), render: (_, row) => edge(row, 'dealerRatio') },
        { key: 'platform', title: t(config.platformRatio.label), render: (_, row) => edge(row, 'platformRatio') },
      ]}
    />
  )
}

const inputOf = ({ updateBy: _by, updateTime: _at, ...row }: ProrateConfig) => row

const Form = ({ rows, onClose }: { rows: ProrateConfig[]; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<ConfigValues>
      open
      width={WIDTH}
      name="prorateConfig"
      title={t('account.config')}
      initial={{ items: rows }}
      ask={({ items }) => ({
        title: t('account.configAsk'),
        more: (
          <>
            <RatioChanges before={rows} after={items} />
            <OtherChanges before={rows} after={items} />
          </>
        ),
        effect: t('account.configEffect'),
      })}
      save={({ items }) => prorateAccounts.saveConfig({ items: items.map(inputOf) })}
      done={t('account.configSaved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <AntForm.List name="items">
          {() => rows.map((row, at) => <ConfigRow key={row.bizType} Field={Field} at={at} row={row} />)}
        </AntForm.List>
      )}
    </FormPanel>
  )
}

export const ConfigDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord
      of={prorateAccounts.getConfig.query(undefined, { quiet: true })}
      title={t('account.config')}
      width={WIDTH}
      onClose={onClose}
    >
      {(rows) => <Form rows={rows} onClose={onClose} />}
    </LoadRecord>
  )
}
