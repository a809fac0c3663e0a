import { Form as AntForm, Radio, Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { DealerSelect } from '@/business/DealerSelect'
import { DeptSelect } from '@/business/DeptSelect'
import { RoleSelect } from '@/business/RoleSelect'
import { useViewer } from '@/business/viewer'
import { dealerType as dealerTypes, deptType, shopType as shopTypes } from '@/entities/shared/enums'
import type { Role } from '@/entities/shared/role'
import { type User, user as fields } from '@/entities/shared/user'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { StatusTag } from '@/kit/show/kinds'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'

export interface OrganisationValues {
  dealerType?: User['dealerType']
  deptId?: string
  dealerCode?: string
  post?: User['post']
  roles: string[]
}

const MAX_ROLES = 5
const DEPT_TYPES: Record<number, readonly number[]> = {
  [dealerTypes.headquarters]: [deptType.headquarters],
  [dealerTypes.area]: [deptType.area, deptType.district],
}

const useLevels = (): readonly number[] => {
  const { hq, group, dealerType } = useViewer()
  if (hq) return dealerTypes.options.map(({ value }) => value)
  return group ? [dealerTypes.dealer, dealerTypes.group] : [dealerType]
}

/** Returns the outlet type of the organisation in a form: from the level, for first-level dealers from the dealer. */
const useShopType = (dealerType: number | undefined, dealerCode: string | undefined): number | undefined => {
  const asks = dealerType === dealerTypes.dealer && !!dealerCode
  const { data } = useLoad(dealers.selectDealers.query({ codes: [dealerCode ?? ''] }, { quiet: true }), {
    enabled: asks,
    keep: false,
  })
  if (dealerType === dealerTypes.headquarters || dealerType === dealerTypes.area) return shopTypes.headquarters
  if (dealerType === dealerTypes.second) return shopTypes.second
  if (dealerType === dealerTypes.group) return shopTypes.group
  const shopType = asks ? data?.find((one) => one.dealerCode === dealerCode)?.shopType : undefined
  return shopType === undefined ? undefined : Number(shopType)
}

/**
 * Organisation and roles of an account. Changing the level clears dependent fields after confirmation; changing the
 * outlet type clears the roles. Dealers can use only their own organisation.
 */
export const OrganisationFields = ({
  Field,
  held = [],
  unknown = [],
  ownRoles = false,
  withPost = false,
}: {
  Field: FormField<OrganisationValues>
  held?: readonly Pick<Role, 'id' | 'roleName'>[]
  unknown?: readonly string[]
  ownRoles?: boolean
  withPost?: boolean
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<OrganisationValues>()
  const viewer = useViewer()
  const levels = useLevels()
  const dealerType = Number(AntForm.useWatch('dealerType', form)) || undefined
  const dealerCode: string | undefined = AntForm.useWatch('dealerCode', form)
  const chosen: string[] | undefined = AntForm.useWatch('roles', form)
  const hasUnknown = (chosen ?? []).some((id) => unknown.includes(id))
  const shopType = useShopType(dealerType, dealerCode)
  const before = useRef(shopType)
  useEffect(() => {
    if (shopType === undefined) return
    if (before.current !== undefined && before.current !== shopType && !ownRoles) form.setFieldValue('roles', [])
    before.current = shopType
  }, [form, shopType, ownRoles])
  const inDept = dealerType === dealerTypes.headquarters || dealerType === dealerTypes.area
  const group = viewer.group && dealerType === dealerTypes.dealer ? viewer.dealerCode : undefined
  const fixed = !viewer.hq && (!viewer.group || dealerType === dealerTypes.group)
  return (
    <>
      <Field of={fields.dealerType} disabled={levels.length === 1 || ownRoles}>
        <LevelChoice levels={levels} />
      </Field>
      {inDept && (
        <Field of={fields.deptId} needs={[fields.dealerType]} disabled={ownRoles}>
          <DeptSelect key={dealerType} types={DEPT_TYPES[dealerType]} />
        </Field>
      )}
      {dealerType !== undefined && !inDept && (
        <Field
          of={fields.dealerCode}
          needs={[fields.dealerType]}
          disabled={fixed || ownRoles}
          label={dealerType === dealerTypes.group ? t('users.group') : undefined}
          hint={
            shopType !== undefined && dealerCode ? (
              <>
                {t(fields.shopType.label)} <StatusTag field={fields.shopType} value={shopType} />
              </>
            ) : undefined
          }
        >
          <DealerSelect key={dealerType} dealerType={dealerType} group={group} />
        </Field>
      )}
      {withPost && <Field of={fields.post} />}
      <Field
        of={fields.roles}
        disabled={ownRoles || hasUnknown}
        hint={ownRoles ? t('users.ownRoles') : hasUnknown ? t('users.unknownRoles') : undefined}
        check={(value) =>
          Array.isArray(value) && value.length > MAX_ROLES ? t('users.maxRoles', { count: MAX_ROLES }) : undefined
        }
      >
        {shopType === undefined ? (
          <Select disabled placeholder={t('users.organisationFirst')} />
        ) : (
          <RoleSelect shopType={shopType} held={held} max={MAX_ROLES} />
        )}
      </Field>
    </>
  )
}

const LevelChoice = ({
  id,
  value,
  onChange,
  disabled,
  levels,
}: ControlProps<number> & { levels: readonly number[] }) => {
  const t = useT()
  const form = AntForm.useFormInstance<OrganisationValues>()
  const [wanted, setWanted] = useState<number>()
  const change = (level: number) => {
    // Clears dependent fields first, so that old values are not validated against the new level.
    form.setFieldsValue({ deptId: undefined, dealerCode: undefined, roles: [] })
    onChange?.(level)
  }
  const holds = () => {
    const { deptId, dealerCode, roles } = form.getFieldsValue(true)
    return !!deptId || !!dealerCode || (roles ?? []).length > 0
  }
  return (
    <>
      <Radio.Group
        id={id}
        optionType="button"
        value={value}
        disabled={disabled}
        options={(fields.dealerType.of?.options ?? [])
          .filter((option) => levels.includes(Number(option.value)))
          .map((option) => ({ value: option.value, label: t(option.label) }))}
        onChange={({ target }) => (holds() ? setWanted(target.value) : change(target.value))}
      />
      <ConfirmDialog
        busy={false}
        question={wanted === undefined ? undefined : { title: t('users.levelAsk'), effect: t('users.levelEffect') }}
        onCancel={() => setWanted(undefined)}
        onOk={() => {
          if (wanted !== undefined) change(wanted)
          setWanted(undefined)
        }}
      />
    </>
  )
}
