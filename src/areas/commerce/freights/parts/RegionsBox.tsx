import { EditOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useRegions } from '@/business/useRegions'
import type { FreightRegion } from '@/entities/commerce/freight'
import { Failed } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { Tags } from '@/kit/show/kinds'
import { type TextKey, useT } from '@/locales'
import { ISLANDS, namesOf, type Province } from '../regions'
import { RegionDialog } from './RegionDialog'

const NAMES: Record<(typeof ISLANDS)[number], TextKey> = {
  '710000': 'freight.taiwan',
  '810000': 'freight.hongKong',
  '820000': 'freight.macau',
}

/**
 * Returns all provinces with their cities. Hong Kong, Macau and Taiwan are added if the server, whose regions are
 * those of dealers, lacks them.
 */
export const useFreightRegions = () => {
  const t = useT()
  const { provinces, error, retry } = useRegions()
  const missing = ISLANDS.filter((code) => provinces?.every((one) => one.code !== code))
  const all: Province[] | undefined = provinces && [
    ...provinces,
    ...missing.map((code) => ({ code, name: t(NAMES[code]) })),
  ]
  return { provinces: all, error, retry }
}

const SHOWN = 12

export const RegionsBox = ({
  id,
  value = [],
  onChange,
  disabled,
  label,
  takenIn,
  onChosen,
}: ControlProps<FreightRegion[]> & {
  label: string
  takenIn: (provinces: readonly Province[]) => ReadonlyMap<string, number>
  /** Called with the chosen regions after the form has them. */
  onChosen: (regions: FreightRegion[], provinces: readonly Province[]) => void
}) => {
  const t = useT()
  const { provinces, error, retry } = useFreightRegions()
  const [open, setOpen] = useState(false)
  if (error && !provinces) return <Failed compact error={error} retry={retry} />
  return (
    <Flex gap={8} wrap align="center" className="freight-regions">
      {value.length > 0 && <Tags max={SHOWN} texts={namesOf(value, provinces)} />}
      <Button
        id={id}
        icon={<EditOutlined />}
        disabled={disabled || !provinces}
        aria-label={named(t('freight.choose'), label)}
        onClick={() => setOpen(true)}
      >
        {t('freight.choose')}
      </Button>
      {open && provinces && (
        <RegionDialog
          title={label}
          value={value}
          provinces={provinces}
          taken={takenIn(provinces)}
          onClose={() => setOpen(false)}
          onOk={(regions) => {
            setOpen(false)
            onChange?.(regions)
            onChosen(regions, provinces)
          }}
        />
      )}
    </Flex>
  )
}
