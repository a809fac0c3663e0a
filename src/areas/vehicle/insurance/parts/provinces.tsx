import { Button, Flex } from 'antd'
import * as organisation from '@/api/system/organisation'
import type { Region } from '@/entities/shared/region'
import { ALL_PROVINCES } from '@/entities/vehicle/insuranceCompany'
import { CallSelect, type ChoiceSource, useChoices } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { Mark, Tags } from '@/kit/show/kinds'
import { useT } from '@/locales'

export const PROVINCES: ChoiceSource<Region> = {
  of: organisation.listProvinces.query(undefined, { quiet: true }),
  choice: ({ name }) => ({ value: name, label: name }),
}
const SHOWN = 3

export const ProvinceTags = ({ names, all = false }: { names: readonly string[]; all?: boolean }) => {
  const t = useT()
  return names.length >= ALL_PROVINCES ? (
    <Mark tone="processing">{t('insurance.nationwide')}</Mark>
  ) : (
    <Tags texts={names} max={all ? ALL_PROVINCES : SHOWN} />
  )
}

export const ProvinceBox = ({ label, ...props }: ControlProps<string[]> & { label: string }) => {
  const t = useT()
  const { choices } = useChoices(PROVINCES)
  const names = choices.map(({ value }) => String(value))
  const isWhole = names.length > 0 && names.every((name) => props.value?.includes(name))
  return (
    <Flex gap={8} align="start">
      <CallSelect<Region, string[]> multiple {...props} {...PROVINCES} label={label} />
      <Button disabled={props.disabled || names.length === 0 || isWhole} onClick={() => props.onChange?.(names)}>
        {t('insurance.nationwide')}
      </Button>
    </Flex>
  )
}
