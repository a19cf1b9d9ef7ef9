import { testScreens } from '../support/screens/screenTests'

testScreens(3, 4)
