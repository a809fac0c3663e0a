import * as logistics from '@/api/commerce/logistics'
import { chargeType, type Freight } from '@/entities/commerce/freight'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { initialOf, inputOf } from '../values'

const LONGEST = 20

/** What can be done with a template: a copy of it has no goods and is no default; the default, and what goods use, is not deleted. */
export const useFreightActions = (edit: (id: string) => void) => {
  const t = useT()
  const copyName = (name: string) => {
    const room = LONGEST - [...t('freight.copyName', { name: '' })].length
    return t('freight.copyName', { name: [...name].slice(0, room).join('') })
  }
  const copy = async (id: string) => {
    const row = await logistics.getFreight({ id })
    await logistics.createFreight({ ...inputOf(initialOf(row)), freightName: copyName(row.freightName) })
  }
  return (row: Freight): readonly Action[] => {
    const name = row.freightName || row.id
    return [
      { label: 'kit.edit', can: 'logistics.updateFreight', next: true, run: () => edit(row.id) },
      { label: 'freight.copy', can: 'logistics.createFreight', run: () => copy(row.id), done: t('freight.copied') },
      {
        label: 'freight.makeDefault',
        can: 'logistics.updateFreight',
        hide: isYes(row.defaultFlag),
        ask: is(row.chargeType, chargeType.free)
          ? { title: t('freight.freeDefault', { name }), effect: t('freight.freeDefaultEffect') }
          : undefined,
        run: () => logistics.updateFreight({ id: row.id, defaultFlag: 1 }),
        done: t('freight.defaultSet'),
      },
      {
        label: 'kit.delete',
        can: 'logistics.removeFreight',
        danger: true,
        hide: isYes(row.defaultFlag) || (numberIn(row.goodsCount) ?? 0) > 0,
        ask: { title: t('freight.deleteAsk', { name }), effect: t('freight.deleteEffect') },
        run: () => logistics.removeFreight({ id: row.id }),
        done: t('freight.deleted'),
      },
    ]
  }
}
