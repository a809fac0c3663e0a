// @module-tag vehicle
import { vehicle } from '@/routes/vehicle'
import { sweep } from '../sweep'

sweep(vehicle)
