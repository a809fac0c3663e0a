import { Alert, Button, Flex, Input, Tree } from 'antd'
import { type Key, useState } from 'react'
import type { FreightRegion } from '@/entities/commerce/freight'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useT } from '@/locales'
import {
  gather,
  GROUPS,
  isIn,
  leavesOf,
  pastedRegions,
  type Province,
  REMOTE,
  type RegionGroup,
  spread,
} from '../regions'

const QUICK: readonly RegionGroup[] = [...GROUPS.filter(({ key }) => key === 'freight.islands'), REMOTE]

/**
 * Chooses provinces and cities: by parts of the country, by common groups, or pasted by name. Regions of other rules
 * are grey, with the rule's number.
 */
export const RegionDialog = ({
  title,
  value,
  provinces,
  taken,
  onOk,
  onClose,
}: {
  title: string
  value: readonly FreightRegion[]
  provinces: readonly Province[]
  /** Number of the rule that contains each city. */
  taken: ReadonlyMap<string, number>
  onOk: (regions: FreightRegion[]) => void
  onClose: () => void
}) => {
  const t = useT()
  const [chosen, setChosen] = useState(() => spread(value, provinces))
  const [opened, setOpened] = useState<Key[]>(() => GROUPS.map(({ key }) => key))
  const known = new Set(provinces.flatMap((province) => leavesOf(province).map(({ code }) => code)))
  const free = (of: readonly Province[]) =>
    of.flatMap((province) => leavesOf(province).filter(({ code }) => !taken.has(code)))
  const toggle = (group: RegionGroup) => {
    const codes = free(provinces.filter((province) => isIn(group, province))).map(({ code }) => code)
    const next = new Set(chosen)
    const isWhole = codes.every((code) => chosen.has(code))
    for (const code of codes)
      if (isWhole) next.delete(code)
      else next.add(code)
    setChosen(next)
  }
  const counted = (name: string, of: readonly Province[]) => {
    const leaves = of.flatMap(leavesOf)
    const ticked = leaves.filter(({ code }) => chosen.has(code)).length
    const holder = taken.get(leaves[0]?.code ?? '')
    if (holder && leaves.every(({ code }) => taken.get(code) === holder))
      return t('freight.heldBy', { name, row: holder })
    return ticked > 0 && leaves.length > 1 ? t('freight.ticked', { name, ticked, all: leaves.length }) : name
  }
  const provinceNode = (province: Province) => ({
    key: province.code,
    title: counted(province.name, [province]),
    disableCheckbox: free([province]).length === 0,
    children: (province.children ?? []).map(({ code, name }) => {
      const holder = taken.get(code)
      return {
        key: code,
        title: holder ? t('freight.heldBy', { name, row: holder }) : name,
        disableCheckbox: holder !== undefined,
      }
    }),
  })
  const nodes = GROUPS.flatMap((group) => {
    const own = provinces.filter((province) => isIn(group, province))
    if (own.length === 0) return []
    return [
      {
        key: group.key,
        title: counted(t(group.key), own),
        disableCheckbox: free(own).length === 0,
        children: own.map(provinceNode),
      },
    ]
  })
  const check = (keys: readonly Key[]) =>
    setChosen(
      new Set([
        ...[...chosen].filter((code) => !known.has(code)),
        ...keys.map(String).filter((code) => known.has(code) && !taken.has(code)),
      ]),
    )
  const regions = gather(chosen, provinces, value)
  return (
    <Dialog
      open
      title={title}
      width={640}
      onClose={onClose}
      footer={<DialogButtons ok={t('kit.ok')} onOk={() => onOk(regions)} onClose={onClose} />}
    >
      <Flex gap={8} wrap className="space-below" role="group" aria-label={t('freight.quick')}>
        {QUICK.map((group) => (
          <Button key={group.key} onClick={() => toggle(group)}>
            {t(group.key)}
          </Button>
        ))}
        <Button disabled={chosen.size === 0} onClick={() => setChosen(new Set())}>
          {t('freight.clear')}
        </Button>
      </Flex>
      <Tree
        checkable
        selectable={false}
        height={320}
        aria-label={title}
        expandedKeys={opened}
        onExpand={setOpened}
        checkedKeys={[...chosen].filter((code) => known.has(code))}
        onCheck={(keys) => check(Array.isArray(keys) ? keys : keys.checked)}
        treeData={nodes}
      />
      <p role="status" className="quiet">
        {t('freight.chosen', { count: regions.length })}
      </p>
      <Paste
        provinces={provinces}
        onFound={(found) => {
          const codes = [...spread(found, provinces)]
          const doubled = gather(new Set(codes.filter((code) => taken.has(code) || chosen.has(code))), provinces)
          setChosen(new Set([...chosen, ...codes.filter((code) => !taken.has(code))]))
          return doubled
        }}
      />
    </Dialog>
  )
}

const Paste = ({
  provinces,
  onFound,
}: {
  provinces: readonly Province[]
  onFound: (found: FreightRegion[]) => FreightRegion[]
}) => {
  const t = useT()
  const [text, setText] = useState('')
  const [told, setTold] = useState<string[]>([])
  const add = () => {
    const { found, unknown } = pastedRegions(text, provinces)
    const doubled = onFound(found)
    setTold([
      ...(doubled.length > 0 ? [t('freight.doubled', { regions: doubled.map(({ name }) => name).join(' / ') })] : []),
      ...(unknown.length > 0 ? [t('freight.unknownRegions', { regions: unknown.join(' / ') })] : []),
    ])
    setText('')
  }
  return (
    <Flex vertical gap={8}>
      <Input.TextArea
        value={text}
        rows={2}
        aria-label={t('freight.paste')}
        placeholder={t('freight.paste')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={text.trim() === ''} onClick={add}>
        {t('freight.addPasted')}
      </Button>
      {told.length > 0 && <Alert className="lines" type="warning" showIcon role="alert" title={told.join('\n')} />}
    </Flex>
  )
}
