import { Select } from 'antd'
import { useState } from 'react'
import * as organisation from '@/api/system/organisation'
import { dealer } from '@/entities/shared/dealer'
import { Ask } from '@/kit/dialog/ask'
import type { ControlProps } from '@/kit/form/controls'
import { useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { optionsOf } from '@/lib/options'
import { useT } from '@/locales'

/** The sales area of a dealer. That of its city is proposed; another one is asked about first. */
export const AreaSelect = ({
  id,
  value,
  onChange,
  disabled,
  proposed,
}: ControlProps<string> & { proposed?: string }) => {
  const t = useT()
  const [asked, setAsked] = useState<string>()
  const { data, error } = useLoad(organisation.listAreaNames.query())
  const label = t(dealer.areaName.label)
  return (
    <>
      <Select
        id={id}
        value={value || undefined}
        disabled={disabled}
        status={error ? 'warning' : undefined}
        showSearch={BY_LABEL}
        placeholder={label}
        options={optionsOf(
          data,
          ({ areaName }) => areaName,
          ({ areaName }) => areaName,
        )}
        onChange={(area: string) => (proposed && area !== proposed ? setAsked(area) : onChange?.(area))}
      />
      <Ask
        question={asked ? { title: t('dealers.askArea', { area: proposed }) } : undefined}
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          if (asked) onChange?.(asked)
          setAsked(undefined)
        }}
      />
    </>
  )
}
