import { Checkbox, Empty, Flex, Input, Switch, Tree } from 'antd'
import { type Key, useState } from 'react'
import type { Department } from '@/entities/shared/department'
import type { RegionNode } from '@/entities/shared/region'
import { Marked } from '@/kit/show/Marked'
import { useT } from '@/locales'
import { CLEAR } from '@/kit/show/boxIcons'

interface CityTreeProps {
  provinces: readonly RegionNode[]
  holders: ReadonlyMap<string, Department>
  chosen: ReadonlySet<string>
  change: (to: Set<string>) => void
}

/**
 * Provinces and cities with checkboxes. Cities of another department show its name and are disabled unless the user
 * switches moves on.
 */
export const CityTree = ({ provinces, holders, chosen, change }: CityTreeProps) => {
  const t = useT()
  const [word, setWord] = useState('')
  const [onlyFree, setOnlyFree] = useState(false)
  const [allowed, setAllowed] = useState(false)
  const [opened, setOpened] = useState<Key[]>([])
  const needle = word.trim().toLowerCase()
  const fits = (region: RegionNode) => `${region.name} ${region.pinyin ?? ''}`.toLowerCase().includes(needle)
  const heldElsewhere = (code: string) => holders.has(code) && !chosen.has(code)
  const shown = provinces.flatMap((province) => {
    const cities = (province.children ?? []).filter(
      (city) => (!onlyFree || !holders.has(city.code)) && (fits(province) || fits(city)),
    )
    return cities.length ? [{ province, cities }] : []
  })
  const visible = new Set(shown.flatMap(({ cities }) => cities.map(({ code }) => code)))
  const check = (keys: readonly Key[]) => {
    const ticked = keys.map(String).filter((key) => visible.has(key))
    change(new Set([...[...chosen].filter((code) => !visible.has(code)), ...ticked]))
  }
  const name = (city: RegionNode) => {
    const holder = holders.get(city.code)
    return holder ? t('areas.heldBy', { city: city.name, name: holder.deptName }) : city.name
  }
  return (
    <div className="city-tree">
      <Input
        allowClear={CLEAR}
        value={word}
        placeholder={t('areas.find')}
        aria-label={t('areas.find')}
        onChange={(event) => setWord(event.target.value)}
      />
      <Flex gap={16} wrap className="space-around-md">
        <Checkbox checked={onlyFree} onChange={({ target }) => setOnlyFree(target.checked)}>
          {t('areas.onlyFree')}
        </Checkbox>
        <label>
          <Switch size="small" checked={allowed} onChange={setAllowed} /> {t('areas.allowMove')}
        </label>
      </Flex>
      {shown.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('areas.noCity')} />
      ) : (
        <Tree
          checkable
          selectable={false}
          height={440}
          aria-label={t('region.filter')}
          expandedKeys={needle ? shown.map(({ province }) => province.code) : opened}
          onExpand={setOpened}
          checkedKeys={[...chosen].filter((code) => visible.has(code))}
          onCheck={(keys) => check(Array.isArray(keys) ? keys : keys.checked)}
          treeData={shown.map(({ province, cities }) => ({
            key: province.code,
            title: <Marked text={province.name} query={word} />,
            disableCheckbox: !allowed && cities.every(({ code }) => heldElsewhere(code)),
            children: cities.map((city) => ({
              key: city.code,
              title: <Marked text={name(city)} query={word} />,
              disableCheckbox: !allowed && heldElsewhere(city.code),
            })),
          }))}
        />
      )}
    </div>
  )
}
