import { useQueryClient } from '@tanstack/react-query'
import { Form as AntForm, Button, Flex, Input, type InputProps } from 'antd'
import * as categories from '@/api/commerce/categories'
import * as goodsCalls from '@/api/commerce/goods'
import { SeriesPicker } from '@/business/SeriesPicker'
import type { Category } from '@/entities/commerce/category'
import { goods, type GoodsDetail } from '@/entities/commerce/goods'
import { goodsType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import type { FormField } from '@/kit/form/Form'
import { Choice, type ControlProps } from '@/kit/form/controls'
import { useRemoteCheck } from '@/kit/form/useRemoteCheck'
import { plain } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { randomText } from '@/lib/randomText'
import { dayStamp } from '@/lib/time'
import { useT } from '@/locales'
import { CategoryPicker } from '../../parts/CategoryPicker'
import { SupplierSelect } from '../../parts/SupplierSelect'
import { TaxPicker } from '../../parts/TaxPicker'
import { categoryId, type GoodsValues, modesOf, supplierId, taxCode } from './goodsValues'

const KEPT_MS = 60_000

/**
 * Returns a function that finds a category by id, following the path of names chosen in a cascade. Reuses the levels
 * that the cascade has loaded.
 */
const useFindCategory = (): ((id: string, names: readonly string[]) => Promise<Category | undefined>) => {
  const client = useQueryClient()
  return async (id, names) => {
    let level = await client.fetchQuery({
      ...categories.list.query(undefined, { quiet: true }),
      staleTime: KEPT_MS,
    })
    for (const name of names.slice(0, -1)) {
      const above = level.find(({ categoryName }) => categoryName === name)
      if (!above) return undefined
      level = await client.fetchQuery({
        ...categories.listChildren.query({ queryId: above.id }, { quiet: true }),
        staleTime: KEPT_MS,
      })
    }
    return level.find((row) => row.id === id)
  }
}

const CODE = /^[A-Z0-9-]{4,32}$/
const SPU = /^[A-Za-z0-9]{4,32}$/
const LETTERS = 'ABCDEFGHJKMNPQRSTWXYZ2345678'

/** Code of goods, typed or generated: the letter of the type, the date, and four unambiguous characters. */
const CodeBox = ({ value, onChange, disabled, ...rest }: ControlProps<string> & Pick<InputProps, 'onBlur'>) => {
  const t = useT()
  const form = AntForm.useFormInstance<GoodsValues>()
  const make = () => {
    const type: unknown = form.getFieldValue('goodsType')
    const letter = is(type, goodsType.coupon) ? 'K' : is(type, goodsType.service) ? 'F' : 'S'
    onChange?.(`${letter}${dayStamp().slice(2)}-${randomText(4, LETTERS)}`)
  }
  return (
    <Flex gap={8}>
      <Input
        {...rest}
        autoComplete="off"
        value={value}
        disabled={disabled}
        count={{ show: true, max: 32 }}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {!disabled && <Button onClick={make}>{t('goods.makeCode')}</Button>}
    </Flex>
  )
}

/** Type of goods. A change replaces a delivery mode that the new type does not allow. */
const TypeChoice = ({ value, onChange, ...rest }: ControlProps<string | number>) => {
  const form = AntForm.useFormInstance<GoodsValues>()
  return (
    <Choice
      {...rest}
      field={goods.goodsType}
      value={value}
      onChange={(type) => {
        onChange?.(type)
        const modes = modesOf(type)
        if (!modes.some((mode) => is(form.getFieldValue('deliveryMode'), mode)))
          form.setFieldValue('deliveryMode', modes[0])
      }}
    />
  )
}

/** Category of goods. Choosing one sets its tax item if there is none yet. */
const CategoryBox = ({
  onChange,
  onCategory,
  ...rest
}: ControlProps<string | undefined> & { name?: string; onCategory: (category: Category | undefined) => void }) => {
  const t = useT()
  const form = AntForm.useFormInstance<GoodsValues>()
  const find = useFindCategory()
  const choose = async (id: string, names: readonly string[]) => {
    // The category only provides defaults, so a failure is ignored.
    const category = await find(id, names).catch(() => undefined)
    onCategory(category)
    if (category && isBlank(form.getFieldValue('taxCode')) && !isBlank(category.taxCode))
      form.setFieldValue('taxCode', category.taxCode)
  }
  return (
    <CategoryPicker
      {...rest}
      label={t(categoryId.label)}
      onChange={(id, names) => {
        onChange?.(id)
        if (id) void choose(id, names)
      }}
    />
  )
}

export const FactFields = ({
  Field,
  row,
  named,
  onCategory,
}: {
  Field: FormField<GoodsValues>
  row?: GoodsDetail
  named?: GoodsDetail
  onCategory: (category: Category | undefined) => void
}) => {
  const t = useT()
  const type: unknown = AntForm.useWatch(goods.goodsType.key) ?? row?.goodsType
  const category: unknown = AntForm.useWatch(categoryId.key)
  const isTaken = useRemoteCheck(async (goodsCode) => {
    const { exists } = await goodsCalls.checkCode({ goodsCode }, { quiet: true })
    return exists === true
  })
  const isBad = useRemoteCheck(async (spu) => {
    const { valid } = await goodsCalls.checkSpu({ spu }, { quiet: true })
    return valid === false
  })
  const isPhysical = is(type, goodsType.physical)
  return (
    <>
      <Field of={goods.goodsType} disabled={row !== undefined} always>
        <TypeChoice />
      </Field>
      <div className="two-columns">
        <Field
          of={goods.goodsCode}
          always
          disabled={row !== undefined}
          check={async (value) => {
            const code = plain(value).trim()
            if (!code || row) return undefined
            if (!CODE.test(code)) return t('goods.badCode')
            return (await isTaken(code)) ? t('goods.takenCode') : undefined
          }}
        >
          <CodeBox />
        </Field>
        {isPhysical && (
          <Field
            of={goods.spu}
            disabled={!!row?.spu}
            check={async (value) => {
              const spu = plain(value).trim()
              if (!spu || row?.spu) return undefined
              if (!SPU.test(spu)) return t('goods.badSpu')
              return (await isBad(spu)) ? t('goods.takenSpu') : undefined
            }}
          />
        )}
        <Field of={goods.goodsName} always />
        <Field of={goods.subTitle} />
        <Field of={categoryId}>
          <CategoryBox
            name={named && category === named.categoryId ? plain(named.categoryName) : undefined}
            onCategory={onCategory}
          />
        </Field>
        <Field of={supplierId}>
          <SupplierSelect label={t(supplierId.label)} />
        </Field>
        <Field of={taxCode}>
          <TaxPicker name={named && plain(named.taxItemName)} label={t(taxCode.label)} />
        </Field>
        <Field of={{ ...goods.seriesNames, key: 'seriesCodes' } as const} hint={t('goods.allSeries')}>
          <SeriesPicker multiple label={t(goods.seriesNames.label)} />
        </Field>
      </div>
    </>
  )
}
