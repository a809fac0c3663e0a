import { type ClipboardEvent, type KeyboardEvent, memo, useId, useMemo, useState } from 'react'
import { notify } from '@/api/notices'
import { goodsSku, skuStatus } from '@/entities/commerce/goodsSku'
import { named, useFormats } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { decimalOf, readNumber } from '@/lib/number'
import { type Translate, useLanguage, useT } from '@/locales'
import type { ChangeSkus } from './SkuEditor'
import { boxError, boxesOf, repeatedCodes, type SkuNeeds } from './skuRules'
import { type Box, type Combination, lineOf, type SkuLine, type SkuTable, withLines } from './skuTable'

/** Parses cells copied from a spreadsheet: columns by tabs, rows by line breaks, quotes as in CSV. */
const cellsIn = (text: string): string[][] => {
  const rows: string[][] = [['']]
  let quoted = false
  const put = (character: string) => {
    const row = rows.at(-1)
    if (row) row[row.length - 1] += character
  }
  const plain = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  for (let at = 0; at < plain.length; at++) {
    const character = plain.charAt(at)
    if (quoted) {
      if (character !== '"') put(character)
      else if (plain.charAt(at + 1) === '"') {
        put('"')
        at++
      } else quoted = false
    } else if (character === '"' && rows.at(-1)?.at(-1) === '') quoted = true
    else if (character === '\t') rows.at(-1)?.push('')
    else if (character === '\n') rows.push([''])
    else put(character)
  }
  return rows.map((row) => row.map((cell) => cell.trim()))
}

const STATUS = 'status'
type Column = Box | typeof STATUS

/** Normalises typed or pasted text for an input: numbers with a decimal point and without 元. */
export const typedIn = (box: Box, text: string, decimal: '.' | ','): string =>
  box === 'skuCode' ? text.trim() : readNumber(text.replace(/元$/, ''), decimal)

interface LineProps {
  combination: Combination
  line: SkuLine
  at: number
  /** Number of lines the first value spans; 0 if a line above includes this one. */
  span: number
  boxes: readonly Box[]
  needs: SkuNeeds
  strict: boolean
  repeated: boolean
  disabled: boolean
  decimal: '.' | ','
  change: ChangeSkus
  t: Translate
}

/** One SKU with its values and inputs. Rerenders only on a change of its own. */
const Line = memo(
  ({ combination, line, at, span, boxes, needs, strict, repeated, disabled, decimal, change, t }: LineProps) => {
    const { count } = useFormats()
    // The input shows the typed text until it loses focus.
    const [typed, setTyped] = useState<{ box: Box; text: string }>()
    const { key, values } = combination
    const isOn = line.status === skuStatus.on
    const name = values.join(' ')
    const put = (to: Partial<SkuLine>) => change((table) => withLines(table, new Map([[key, to]])))
    return (
      <tr className={isOn ? undefined : 'sku-off'}>
        {values.map(
          (value, place) =>
            (place > 0 || span > 0) && (
              <th key={place} scope="row" rowSpan={place === 0 ? span : undefined} className="sku-value">
                <bdi>{value}</bdi>
              </th>
            ),
        )}
        {boxes.map((box) => {
          const isCode = box === 'skuCode'
          const fault =
            boxError(box, line, needs, t, strict && isOn) ?? (isCode && repeated ? t('sku.sameCode') : undefined)
          const text = isCode ? line[box] : line[box].replace('.', decimal)
          return (
            <td key={box}>
              <input
                className="sku-box"
                data-at={`${at}:${box}`}
                value={typed?.box === box ? typed.text : text}
                inputMode={isCode ? undefined : 'decimal'}
                autoComplete="off"
                disabled={disabled}
                aria-label={named(t(goodsSku[box].label), name)}
                aria-invalid={fault ? true : undefined}
                title={fault}
                onFocus={(event) => event.target.select()}
                onBlur={() => setTyped(undefined)}
                onChange={(event) => {
                  setTyped({ box, text: event.target.value })
                  put({ [box]: typedIn(box, event.target.value, decimal) })
                }}
              />
            </td>
          )
        })}
        <td className="sku-sold digits">{isBlank(line.sales) ? '' : count(line.sales)}</td>
        <td>
          <input
            type="checkbox"
            className="sku-switch"
            data-at={`${at}:${STATUS}`}
            checked={isOn}
            disabled={disabled}
            aria-label={named(t('sku.on'), name)}
            onChange={(event) => put({ status: event.target.checked ? skuStatus.on : skuStatus.off })}
          />
        </td>
      </tr>
    )
  },
)

const OFF = ['0', '停用', 'off', 'no', '否', 'desactivado', '無効']
const ON = ['1', '启用', 'on', 'yes', '是', 'activado', '有効']

/** Returns the move in lines and columns for an arrow key or Enter. Undefined if the key belongs to the text. */
const stepOf = (event: KeyboardEvent, input: HTMLInputElement): [down: number, right: number] | undefined => {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const isText = input.type === 'text'
  const { selectionStart: from, selectionEnd: to, value } = input
  const isWhole = !isText || (from === 0 && to === value.length)
  if (event.key === 'Enter') return [event.shiftKey ? -1 : 1, 0]
  if (event.shiftKey) return undefined
  if (event.key === 'ArrowDown') return [1, 0]
  if (event.key === 'ArrowUp') return [-1, 0]
  if (event.key === 'ArrowLeft' && (isWhole || (from === 0 && to === 0))) return [0, -1]
  if (event.key === 'ArrowRight' && (isWhole || (from === value.length && to === from))) return [0, 1]
  return undefined
}

/**
 * Table of the SKUs, one line per combination, with a common cell for the same first value. Tab, Enter and arrows
 * navigate; blocks can be pasted from a spreadsheet.
 */
export const SkuGrid = ({
  table,
  combinations,
  needs,
  strict,
  disabled,
  change,
}: {
  table: SkuTable
  combinations: readonly Combination[]
  needs: SkuNeeds
  strict: boolean
  disabled: boolean
  change: ChangeSkus
}) => {
  const t = useT()
  const { count } = useFormats()
  const hint = useId()
  const decimal = decimalOf(useLanguage())
  const boxes = useMemo(() => boxesOf(needs), [needs])
  const columns: readonly Column[] = [...boxes, STATUS]
  const names = table.several ? table.tags.filter(({ tagItems }) => tagItems.length > 0) : []
  const each = names.length > 1 && names[0] ? combinations.length / names[0].tagItems.length : 1
  const repeated = repeatedCodes(table, combinations)

  const placeOf = (target: EventTarget): [HTMLInputElement, line: number, column: number] | undefined => {
    if (!(target instanceof HTMLInputElement) || target.dataset.at === undefined) return undefined
    const [line = '', name = ''] = target.dataset.at.split(':')
    return [target, Number(line), columns.findIndex((column) => column === name)]
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const step = place && stepOf(event, place[0])
    if (!place || !step) return
    // Enter would submit the form.
    event.preventDefault()
    const next = `${place[1] + step[0]}:${columns[place[2] + step[1]] ?? ''}`
    event.currentTarget.querySelector<HTMLInputElement>(`[data-at="${CSS.escape(next)}"]`)?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const place = placeOf(event.target)
    if (!place || disabled || !/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    // The input must show the pasted value, not the one typed before.
    place[0].blur()
    const changes = new Map<string, Partial<SkuLine>>()
    let [taken, left] = [0, 0]
    for (const [down, cells] of cellsIn(text).entries()) {
      const at = combinations[place[1] + down]
      const line: Partial<Record<Column, string | 0 | 1>> = {}
      for (const [right, cell] of cells.entries()) {
        const column = columns[place[2] + right]
        const word = cell.toLowerCase()
        if (!at || !column || (column === STATUS && ![...OFF, ...ON].includes(word))) left++
        else {
          line[column] =
            column === STATUS ? (OFF.includes(word) ? skuStatus.off : skuStatus.on) : typedIn(column, cell, decimal)
          taken++
        }
      }
      // The cells of a column hold values of its type.
      if (at) changes.set(at.key, line as Partial<SkuLine>)
    }
    change((now) => withLines(now, changes))
    place[0].focus()
    notify(
      left ? 'warning' : 'success',
      left ? t('sku.pastedSome', { taken: count(taken), left: count(left) }) : t('sku.pasted', { count: taken }),
    )
  }
  return (
    <div className="scroll-x">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the inputs inside */}
      <table className="sku-grid" aria-label={t('sku.grid')} aria-describedby={hint} onKeyDown={move} onPaste={paste}>
        <thead>
          <tr>
            {names.map(({ tagName }, at) => (
              <th key={at} scope="col">
                <bdi>{tagName || t('sku.unnamed')}</bdi>
              </th>
            ))}
            {boxes.map((box) => (
              <th key={box} scope="col">
                {t(goodsSku[box].label)}
              </th>
            ))}
            <th scope="col" className="sku-sold">
              {t(goodsSku.sales.label)}
            </th>
            <th scope="col" className="sku-state">
              {t(goodsSku.status.label)}
            </th>
          </tr>
        </thead>
        <tbody>
          {combinations.map((combination, at) => (
            <Line
              key={combination.key}
              combination={combination}
              line={lineOf(table, combination.key)}
              at={at}
              span={at % each === 0 ? each : 0}
              boxes={boxes}
              needs={needs}
              strict={strict}
              repeated={repeated.has(lineOf(table, combination.key).skuCode)}
              disabled={disabled}
              decimal={decimal}
              change={change}
              t={t}
            />
          ))}
        </tbody>
      </table>
      <p id={hint} className="quiet">
        {t('sku.keys')}
      </p>
    </div>
  )
}
