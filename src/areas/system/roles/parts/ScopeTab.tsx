import { Form, Radio, Select } from 'antd'
import * as organisation from '@/api/system/organisation'
import { DealerPicker } from '@/business/DealerPicker'
import { is } from '@/entities/field'
import { dataScope } from '@/entities/shared/enums'
import { role } from '@/entities/shared/role'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { optionsOf } from '@/lib/options'
import { isTextKey, useT } from '@/locales'
import { type RoleInput, scopesFor } from '../rights'
import { CLEAR } from '@/kit/show/boxIcons'

const Cards = ({ value, onChange, id, disabled, allowed }: ControlProps<number> & { allowed: readonly number[] }) => {
  const t = useT()
  const example = (scope: string | number) => {
    const key = `roles.scopeExample.${scope}`
    return isTextKey(key) ? t(key) : undefined
  }
  return (
    <Radio.Group
      id={id}
      value={value}
      disabled={disabled}
      className="scope-cards"
      onChange={(event) => onChange?.(event.target.value)}
    >
      {(role.dataScope.of?.options ?? []).map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          disabled={disabled || !allowed.includes(Number(option.value))}
          className="scope-card"
        >
          <strong>{t(option.label)}</strong>
          <span className="scope-example">{example(option.value)}</span>
        </Radio>
      ))}
    </Radio.Group>
  )
}

const Areas = ({ value, onChange, id, disabled }: ControlProps<string[]>) => {
  const t = useT()
  const { data, error, loading, retry } = useLoad(organisation.listAreaNames.query(undefined, { quiet: true }))
  return (
    <Select
      id={id}
      mode="multiple"
      value={value}
      onChange={onChange}
      disabled={disabled}
      loading={loading}
      allowClear={CLEAR}
      showSearch={BY_LABEL}
      placeholder={t('roles.chooseAreas')}
      options={optionsOf(
        data,
        ({ areaName }) => areaName,
        ({ areaName }) => areaName,
      )}
      {...optionsState({ error, retry })}
    />
  )
}

/**
 * Data scope as cards with an example, limited to those the outlet types allow; scope 7 adds the choice of areas and
 * dealers.
 */
export const ScopeTab = ({ Field, readOnly }: { Field: FormField<RoleInput>; readOnly: boolean }) => {
  const t = useT()
  const shopTypes: number[] = (Form.useWatch(role.shopTypes.key) ?? []).map(Number)
  const scope = Number(Form.useWatch(role.dataScope.key))
  const allowed = scopesFor(shopTypes)
  const oneOfBoth = (_: unknown, all: Partial<RoleInput>) => {
    const none = [all.scopeAreas, all.scopeDealers].every((list) => !Array.isArray(list) || list.length === 0)
    return is(all.dataScope, dataScope.custom) && none ? t('roles.scopeNeeded') : undefined
  }
  return (
    <>
      <Field
        of={role.dataScope}
        disabled={readOnly}
        hint={shopTypes.length ? undefined : t('roles.typesFirst')}
        needs={[role.shopTypes]}
        check={(value) => (scopesFor(shopTypes).includes(Number(value)) ? undefined : t('roles.scopeUnfit'))}
      >
        <Cards allowed={allowed} />
      </Field>
      {scope === dataScope.custom && (
        <>
          <Field of={role.scopeAreas} disabled={readOnly} needs={[role.scopeDealers]} check={oneOfBoth}>
            <Areas />
          </Field>
          <Field of={role.scopeDealers} disabled={readOnly} hint={t('roles.dealersHint')}>
            <DealerPicker />
          </Field>
        </>
      )}
    </>
  )
}
