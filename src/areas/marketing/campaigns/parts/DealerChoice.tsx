import { CloseOutlined } from '@ant-design/icons'
import { Button, Checkbox, Empty, Flex, Input, Pagination } from 'antd'
import { useState } from 'react'
import { activity } from '@/entities/marketing/activity'
import type { ActivityDealer } from '@/entities/marketing/activityDealer'
import { CLEAR } from '@/kit/show/boxIcons'
import type { ControlProps } from '@/kit/form/controls'
import { matchesWords } from '@/lib/foldText'
import { useT } from '@/locales'

const PAGE = 10
const CHOSEN_PAGE = 100

type Named = Pick<ActivityDealer, 'dealerCode' | 'dealerName'>

/**
 * Choice among the `offered` dealers by code: search by name, code or city at the left, selection at the right. Chosen
 * dealers that are not offered come first, named from `others`. They are outside the range if `whole` is true.
 */
export const DealerChoice = ({
  id,
  value = [],
  onChange,
  disabled,
  offered,
  whole,
  others = [],
}: ControlProps<string[]> & {
  offered: readonly (Named & Pick<ActivityDealer, 'cityName'>)[]
  whole: boolean
  others?: readonly Named[]
}) => {
  const t = useT()
  const [word, setWord] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [chosenNo, setChosenNo] = useState(1)
  const found = offered.filter((row) => matchesWords(`${row.dealerName} ${row.dealerCode} ${row.cityName}`, word))
  const last = Math.max(1, Math.ceil(found.length / PAGE))
  const page = Math.min(pageNo, last)
  const there = new Set(offered.map((row) => row.dealerCode))
  const names = new Map([...others, ...offered].map((row) => [row.dealerCode, row.dealerName]))
  const chosen = new Set(value)
  const chosenPage = Math.min(chosenNo, Math.max(1, Math.ceil(value.length / CHOSEN_PAGE)))
  const shown = value
    .toSorted((one, other) => Number(there.has(one)) - Number(there.has(other)))
    .slice((chosenPage - 1) * CHOSEN_PAGE, chosenPage * CHOSEN_PAGE)
  const toggle = (code: string, on: boolean) => onChange?.(on ? [...value, code] : value.filter((one) => one !== code))
  const codes = found.map((row) => row.dealerCode)
  const all = codes.length > 0 && codes.every((code) => chosen.has(code))
  return (
    <div id={id} className="dealer-choice" role="group" aria-label={t(activity.dealerCodes.label)} tabIndex={-1}>
      <div>
        <Input
          value={word}
          allowClear={CLEAR}
          disabled={disabled}
          placeholder={t('campaign.findDealer')}
          aria-label={t('campaign.findDealer')}
          onPressEnter={(event) => event.preventDefault()}
          onChange={({ target }) => {
            setWord(target.value)
            setPageNo(1)
          }}
        />
        <Flex justify="space-between" gap={8} wrap className="space-around-sm">
          <Checkbox
            checked={all}
            indeterminate={!all && codes.some((code) => chosen.has(code))}
            disabled={disabled || codes.length === 0}
            onChange={({ target }) =>
              onChange?.(
                target.checked ? [...new Set([...value, ...codes])] : value.filter((code) => !codes.includes(code)),
              )
            }
          >
            {t('campaign.allFound', { count: codes.length })}
          </Checkbox>
        </Flex>
        {found.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.emptyFiltered')} />
        ) : (
          <ul className="dealer-choice-list">
            {found.slice((page - 1) * PAGE, page * PAGE).map((row) => (
              <li key={row.dealerCode}>
                <Checkbox
                  checked={chosen.has(row.dealerCode)}
                  disabled={disabled}
                  onChange={({ target }) => toggle(row.dealerCode, target.checked)}
                >
                  <bdi>{row.dealerName}</bdi>{' '}
                  <small className="quiet">
                    {row.dealerCode} {row.cityName}
                  </small>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        {found.length > PAGE && (
          <Pagination
            size="small"
            simple
            current={page}
            pageSize={PAGE}
            total={found.length}
            showSizeChanger={false}
            onChange={setPageNo}
          />
        )}
      </div>
      <div>
        <Flex justify="space-between" align="center" gap={8} style={{ minHeight: 32 }}>
          <b>{value.length ? t('campaign.dealersChosen', { count: value.length }) : t('campaign.noneChosen')}</b>
          {value.length > 0 && !disabled && (
            <Button type="link" size="small" onClick={() => onChange?.([])}>
              {t('kit.clear')}
            </Button>
          )}
        </Flex>
        <ul className="dealer-choice-list dealer-choice-chosen">
          {shown.map((code) => (
            <li key={code} data-gone={whole && !there.has(code)}>
              <span>
                <bdi>{names.get(code) || code}</bdi>{' '}
                {whole && !there.has(code) && <small>{t('campaign.outOfRange')}</small>}
              </span>
              {!disabled && (
                <Button
                  type="text"
                  size="small"
                  icon={<CloseOutlined />}
                  aria-label={t('campaign.dropDealer', { name: names.get(code) || code })}
                  onClick={() => toggle(code, false)}
                />
              )}
            </li>
          ))}
        </ul>
        {value.length > CHOSEN_PAGE && (
          <Pagination
            size="small"
            simple
            current={chosenPage}
            pageSize={CHOSEN_PAGE}
            total={value.length}
            showSizeChanger={false}
            onChange={setChosenNo}
          />
        )}
      </div>
    </div>
  )
}
