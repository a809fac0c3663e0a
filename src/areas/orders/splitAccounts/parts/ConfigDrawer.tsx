import { Form as AntForm } from 'antd'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { type ProrateConfig, prorateConfig } from '@/entities/orders/prorateConfig'
import { FormPanel } from '@/kit/form/FormPanel'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { optionName, useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { ConfigRow } from './ConfigRow'

const config = prorateConfig
const WIDTH = 720
export interface ConfigValues {
  items: ProrateConfig[]
}

const Changes = ({ before, after }: { before: readonly ProrateConfig[]; after: readonly ProrateConfig[] }) => {
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
        more: <Changes before={rows} after={items} />,
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
