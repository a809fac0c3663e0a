import * as hotContent from '@/api/content/hotContent'
import { type HotPlate, hotPlate } from '@/entities/content/hotPlate'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { nameOf } from './plateShelf'
import { shownBy } from './plateRules'
import { ShownList } from './ShownList'

/** What a plate shows now, in order. */
export const PlateItems = ({ plate, onClose }: { plate: HotPlate; onClose: () => void }) => {
  const load = useLoad(hotContent.getPlate.query({ id: plate.id }, { quiet: true }), { keep: false })
  const { data } = load
  return (
    <Panel open title={nameOf(plate)} onClose={onClose}>
      <Loaded load={load}>
        {data && (
          <>
            <Facts
              row={data}
              fields={[hotPlate.plateType, hotPlate.layout, hotPlate.pickRule, hotPlate.ruleDays, hotPlate.maxCount]}
            />
            <ShownList items={shownBy(data.pickRule, data.items, data.autoItems, Number(data.maxCount))} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}
