import * as dictionaries from '@/api/system/dictionaries'
import type { DictItem } from '@/entities/shared/dictItem'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { Tags } from '@/kit/show/kinds'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'

/** The dictionaries of the shop, such as the types and units of goods, each with its values; they are kept elsewhere. */
export const CommodityTypes = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const load = useLoad(dictionaries.listCommodityTypes.query({}, { quiet: true }))
  return (
    <Panel open title={t('catalogue.types')} width={520} onClose={onClose}>
      <Loaded load={load}>
        <dl className="catalogue-types">
          {distinct(load.data ?? [], ({ code }) => code).map((type) => (
            <Type key={type.code} of={type} />
          ))}
        </dl>
      </Loaded>
    </Panel>
  )
}

const Type = ({ of }: { of: DictItem }) => {
  const load = useLoad(dictionaries.listCommodityTypes.query({ type: of.code }, { quiet: true }))
  return (
    <>
      <dt>
        <bdi>{of.name}</bdi>
      </dt>
      <dd>
        <Loaded load={load}>
          <Tags max={99} texts={(load.data ?? []).map(({ name }) => name)} />
        </Loaded>
      </dd>
    </>
  )
}
