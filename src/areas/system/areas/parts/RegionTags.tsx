import { Tag, Tooltip } from 'antd'
import type { RegionNode } from '@/entities/shared/region'
import { useT } from '@/locales'
import { byProvince } from '../cover'

export const RegionTags = ({ codes, provinces }: { codes: readonly string[]; provinces: readonly RegionNode[] }) => {
  const t = useT()
  const parts = byProvince(new Set(codes), provinces)
  if (!parts.length) return <span className="quiet">{t('areas.noRegions')}</span>
  return (
    <div className="region-tags">
      {parts.map(({ province, cities, whole }) => (
        <Tooltip key={province.code} title={whole ? undefined : cities.map(({ name }) => name).join(' / ')}>
          <Tag tabIndex={whole ? undefined : 0}>
            {whole
              ? t('areas.wholeProvince', { name: province.name })
              : t('areas.someCities', { name: province.name, count: cities.length })}
          </Tag>
        </Tooltip>
      ))}
    </div>
  )
}
