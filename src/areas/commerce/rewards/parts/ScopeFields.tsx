import { Flex, Form } from 'antd'
import { useRef } from 'react'
import * as rewards from '@/api/commerce/rewards'
import type { DealerImport, RewardGoodsInput } from '@/api/commerce/rewards'
import { DealerPicker } from '@/business/DealerPicker'
import { rewardGoods, rewardGoodsDealer } from '@/entities/commerce/rewardGoods'
import { rewardScope } from '@/entities/commerce/shared'
import { f, is } from '@/entities/field'
import { downloadFile } from '@/kit/files/files'
import { Import } from '@/kit/files/Import'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, type ControlProps } from '@/kit/form/controls'
import { type FormField, useLax } from '@/kit/form/Form'
import { useT } from '@/locales'
import { areasOf } from './rewardFilters'

export type ScopeValues = Pick<RewardGoodsInput, 'dealerScope' | 'areas' | 'dealerCodes'>

const AREAS = { ...f.refs(), key: 'areas', label: 'rewards.areas' } as const
const DEALERS = { ...f.refs(), key: 'dealerCodes', label: 'rewards.chosenDealers' } as const
const MAX = 2000
/** Template column that the server expects. */
const HEADERS = ['经销商代码']
const COLUMNS = { 经销商代码: { ...rewardGoodsDealer.dealerCode, required: true } } as const

/**
 * Dealers by code: chosen from all, pasted, or imported from a sheet, whose valid codes are added to the existing
 * ones.
 */
const DealersBox = ({ value = [], onChange, disabled, ...rest }: ControlProps<string[]>) => {
  const t = useT()
  const found = useRef<DealerImport>(undefined)
  return (
    <Flex vertical gap={8} align="flex-start">
      <Import
        name={t('rewards.dealers')}
        can="rewards.importDealers"
        to={async (form, options) => {
          found.current = await rewards.importDealers(form, options)
          return found.current
        }}
        template={() => downloadFile(rewards.downloadDealerTemplate, { code: 'import_reward_dealer' })}
        headers={HEADERS}
        columns={COLUMNS}
        unique={HEADERS}
        holds
        take={{
          text: t('rewards.takeDealers'),
          none: t('rewards.noGoodDealers'),
          use: () =>
            onChange?.([...new Set([...value, ...(found.current?.dealers ?? []).map(({ dealerCode }) => dealerCode)])]),
        }}
      />
      <div className="full-width">
        <DealerPicker {...rest} value={value} disabled={disabled} onChange={onChange} />
      </div>
    </Flex>
  )
}

/** Participants: all dealers, those of some sales areas, or chosen ones. `before` lists those that must stay. */
export const ScopeFields = ({
  Field,
  locked = false,
  lockedDealers = locked,
  hint,
  before = [],
}: {
  Field: FormField<ScopeValues>
  locked?: boolean
  lockedDealers?: boolean
  hint?: string
  before?: readonly string[]
}) => {
  const t = useT()
  const isLax = useLax()
  const scope = Form.useWatch(rewardGoods.dealerScope.key, { preserve: true })
  return (
    <>
      <Field of={rewardGoods.dealerScope} disabled={locked} hint={hint}>
        <Choice field={rewardGoods.dealerScope} />
      </Field>
      {is(scope, rewardScope.areas) && (
        <Field
          of={AREAS}
          disabled={locked}
          check={(value) => (!isLax() && Array.isArray(value) && !value.length ? t('rewards.areaNeeded') : undefined)}
        >
          <CallSelect<{ code: string; name: string }, string[]>
            multiple
            of={areasOf()}
            choice={({ code, name }) => ({ value: code, label: name || code })}
            label={t(AREAS.label)}
          />
        </Field>
      )}
      {is(scope, rewardScope.chosen) && (
        <Field
          of={DEALERS}
          disabled={lockedDealers}
          check={(value) => {
            const codes = Array.isArray(value) ? value : []
            if (!codes.length) return isLax() ? undefined : t('rewards.dealerNeeded')
            if (before.some((code) => !codes.includes(code))) return t('rewards.dealersStay')
            return codes.length > MAX ? t('rewards.tooManyDealers', { count: MAX }) : undefined
          }}
        >
          <DealersBox />
        </Field>
      )}
    </>
  )
}
