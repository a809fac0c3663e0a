import * as insurance from '@/api/vehicle/insurance'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { INSURERS } from '../data/sales'

const listed = listOf(insurance.listCompanies)<(typeof INSURERS)[number]>({ like: ['companyName'] })
on(insurance.listCompanies)((input) => listed.page(INSURERS, input))
