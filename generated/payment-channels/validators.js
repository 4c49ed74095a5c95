// Generated from schemas/payment-channels.json by `npm run schema types`. Edit the schema instead.
import { ucs2length } from '../../domain/schema/standalone-runtime.ts';

export const create = validate20;
const schema31 = {"type":"object","properties":{"channel":{"type":"string","enum":["whatsapp","manual","cash_on_delivery","wompi","payu","mercado_pago","paypal"]},"name":{"type":"string","minLength":1,"maxLength":100},"description":{"type":["string","null"],"maxLength":500},"icon":{"type":["string","null"],"maxLength":50},"active":{"description":"A switch in the form the API speaks: 0 or 1.","type":"integer","enum":[0,1],"default":1},"test_mode":{"description":"A switch in the form the API speaks: 0 or 1.","type":["integer","null"],"enum":[0,1,null],"default":0},"client_id":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"client_secret":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"integrity":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"event_wompi_key":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"extra_parameters":{"type":["object","null"],"additionalProperties":false,"properties":{"title":{"type":["string","null"],"maxLength":100},"description":{"type":["string","null"],"maxLength":500},"qrImage":{"description":"Address of a stored file, as the files API answered it, or of a picture elsewhere.","type":["string","null"],"minLength":1,"pattern":"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$","maxLength":500},"instructions":{"type":["string","null"],"maxLength":1000}}},"is_default":{"description":"A switch in the form the API speaks: 0 or 1.","type":["integer","null"],"enum":[0,1,null],"default":0},"order":{"minimum":0,"maximum":1000,"type":["integer","null"],"default":0}},"required":["channel","name"],"additionalProperties":false,"allOf":[{"if":{"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi","payu","mercado_pago","paypal"]}}},"else":{"type":"object","properties":{"client_id":{"not":{}},"client_secret":{"not":{}}}}},{"if":{"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi"]}}},"else":{"type":"object","properties":{"integrity":{"not":{}},"event_wompi_key":{"not":{}}}}},{"if":{"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi","mercado_pago","paypal"]}}},"else":{"type":"object","properties":{"test_mode":{"not":{}}}}},{"if":{"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["manual"]}}},"else":{"type":"object","properties":{"extra_parameters":{"not":{}}}}}]};
const func0 = Object.prototype.hasOwnProperty;
const func79 = ucs2length;
const pattern4 = new RegExp("^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.channel === undefined) || (!(func0.call(data, "channel")))) && (missing0 = "channel")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.channel !== undefined && func0.call(data, "channel")){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "wompi") || (data0 === "payu")) || (data0 === "mercado_pago")) || (data0 === "paypal"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id !== undefined && func0.call(data, "client_id")){
const err4 = {instancePath:instancePath+"/client_id",schemaPath:"#/allOf/0/else/properties/client_id/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.client_secret !== undefined && func0.call(data, "client_secret")){
const err5 = {instancePath:instancePath+"/client_secret",schemaPath:"#/allOf/0/else/properties/client_secret/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/allOf/0/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.client_id = true;
props0.client_secret = true;
props0.channel = true;
}
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs14 = errors;
let valid4 = true;
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.channel === undefined) || (!(func0.call(data, "channel")))) && (missing1 = "channel")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.channel !== undefined && func0.call(data, "channel")){
let data3 = data.channel;
if(typeof data3 !== "string"){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data3 === "wompi")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integrity !== undefined && func0.call(data, "integrity")){
const err12 = {instancePath:instancePath+"/integrity",schemaPath:"#/allOf/1/else/properties/integrity/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.event_wompi_key !== undefined && func0.call(data, "event_wompi_key")){
const err13 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/allOf/1/else/properties/event_wompi_key/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/allOf/1/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.integrity = true;
props1.event_wompi_key = true;
props1.channel = true;
}
}
if(!valid4){
const err15 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs26 = errors;
let valid7 = true;
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.channel === undefined) || (!(func0.call(data, "channel")))) && (missing2 = "channel")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.channel !== undefined && func0.call(data, "channel")){
let data6 = data.channel;
if(typeof data6 !== "string"){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data6 === "wompi") || (data6 === "mercado_pago")) || (data6 === "paypal"))){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.test_mode !== undefined && func0.call(data, "test_mode")){
const err20 = {instancePath:instancePath+"/test_mode",schemaPath:"#/allOf/2/else/properties/test_mode/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath,schemaPath:"#/allOf/2/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.test_mode = true;
props2.channel = true;
}
}
if(!valid7){
const err22 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs36 = errors;
let valid10 = true;
const _errs37 = errors;
if(errors === _errs37){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.channel === undefined) || (!(func0.call(data, "channel")))) && (missing3 = "channel")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data.channel !== undefined && func0.call(data, "channel")){
let data8 = data.channel;
if(typeof data8 !== "string"){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(data8 === "manual")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid3 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.extra_parameters !== undefined && func0.call(data, "extra_parameters")){
const err27 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/allOf/3/else/properties/extra_parameters/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath,schemaPath:"#/allOf/3/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid3 = _errs41 === errors;
valid10 = _valid3;
if(valid10){
var props3 = {};
props3.extra_parameters = true;
props3.channel = true;
}
}
if(!valid10){
const err29 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel === undefined) || (!(func0.call(data, "channel")))){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err32 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data10 = data.channel;
if(typeof data10 !== "string"){
const err33 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((((data10 === "whatsapp") || (data10 === "manual")) || (data10 === "cash_on_delivery")) || (data10 === "wompi")) || (data10 === "payu")) || (data10 === "mercado_pago")) || (data10 === "paypal"))){
const err34 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema31.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data11 = data.name;
if(typeof data11 === "string"){
if(func79(data11) > 100){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func79(data11) < 1){
const err36 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data12 = data.description;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema31.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data12 === "string"){
if(func79(data12) > 500){
const err39 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
let data13 = data.icon;
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: schema31.properties.icon.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
if(func79(data13) > 50){
const err41 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.active !== undefined && func0.call(data, "active")){
let data14 = data.active;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err42 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data14 === 0) || (data14 === 1))){
const err43 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema31.properties.active.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.test_mode !== undefined && func0.call(data, "test_mode")){
let data15 = data.test_mode;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err44 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/type",keyword:"type",params:{type: schema31.properties.test_mode.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((data15 === 0) || (data15 === 1)) || (data15 === null))){
const err45 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/enum",keyword:"enum",params:{allowedValues: schema31.properties.test_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.client_id !== undefined && func0.call(data, "client_id")){
let data16 = data.client_id;
if((typeof data16 !== "string") && (data16 !== null)){
const err46 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: schema31.properties.client_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data16 === "string"){
if(func79(data16) > 500){
const err47 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func79(data16) < 1){
const err48 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.client_secret !== undefined && func0.call(data, "client_secret")){
let data17 = data.client_secret;
if((typeof data17 !== "string") && (data17 !== null)){
const err49 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: schema31.properties.client_secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data17 === "string"){
if(func79(data17) > 500){
const err50 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func79(data17) < 1){
const err51 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data18 = data.integrity;
if((typeof data18 !== "string") && (data18 !== null)){
const err52 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/type",keyword:"type",params:{type: schema31.properties.integrity.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data18 === "string"){
if(func79(data18) > 500){
const err53 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(func79(data18) < 1){
const err54 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.event_wompi_key !== undefined && func0.call(data, "event_wompi_key")){
let data19 = data.event_wompi_key;
if((typeof data19 !== "string") && (data19 !== null)){
const err55 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/type",keyword:"type",params:{type: schema31.properties.event_wompi_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data19 === "string"){
if(func79(data19) > 500){
const err56 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func79(data19) < 1){
const err57 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.extra_parameters !== undefined && func0.call(data, "extra_parameters")){
let data20 = data.extra_parameters;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err58 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/properties/extra_parameters/type",keyword:"type",params:{type: schema31.properties.extra_parameters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 of Object.keys(data20)){
if(!((((key1 === "title") || (key1 === "description")) || (key1 === "qrImage")) || (key1 === "instructions"))){
const err59 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/properties/extra_parameters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data20.title !== undefined && func0.call(data20, "title")){
let data21 = data20.title;
if((typeof data21 !== "string") && (data21 !== null)){
const err60 = {instancePath:instancePath+"/extra_parameters/title",schemaPath:"#/properties/extra_parameters/properties/title/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data21 === "string"){
if(func79(data21) > 100){
const err61 = {instancePath:instancePath+"/extra_parameters/title",schemaPath:"#/properties/extra_parameters/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data20.description !== undefined && func0.call(data20, "description")){
let data22 = data20.description;
if((typeof data22 !== "string") && (data22 !== null)){
const err62 = {instancePath:instancePath+"/extra_parameters/description",schemaPath:"#/properties/extra_parameters/properties/description/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data22 === "string"){
if(func79(data22) > 500){
const err63 = {instancePath:instancePath+"/extra_parameters/description",schemaPath:"#/properties/extra_parameters/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data20.qrImage !== undefined && func0.call(data20, "qrImage")){
let data23 = data20.qrImage;
if((typeof data23 !== "string") && (data23 !== null)){
const err64 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.qrImage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(typeof data23 === "string"){
if(func79(data23) > 500){
const err65 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(func79(data23) < 1){
const err66 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern4.test(data23)){
const err67 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/pattern",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"},message:"must match pattern \""+"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data20.instructions !== undefined && func0.call(data20, "instructions")){
let data24 = data20.instructions;
if((typeof data24 !== "string") && (data24 !== null)){
const err68 = {instancePath:instancePath+"/extra_parameters/instructions",schemaPath:"#/properties/extra_parameters/properties/instructions/type",keyword:"type",params:{type: schema31.properties.extra_parameters.properties.instructions.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data24 === "string"){
if(func79(data24) > 1000){
const err69 = {instancePath:instancePath+"/extra_parameters/instructions",schemaPath:"#/properties/extra_parameters/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
}
}
if(data.is_default !== undefined && func0.call(data, "is_default")){
let data25 = data.is_default;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err70 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: schema31.properties.is_default.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!(((data25 === 0) || (data25 === 1)) || (data25 === null))){
const err71 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/enum",keyword:"enum",params:{allowedValues: schema31.properties.is_default.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data26 = data.order;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
const err72 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema31.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1000 || isNaN(data26)){
const err73 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err74 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
else {
const err75 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate21;
const schema32 = {"type":"object","properties":{"channel":{"type":"string","enum":["whatsapp","manual","cash_on_delivery","wompi","payu","mercado_pago","paypal"]},"name":{"type":"string","minLength":1,"maxLength":100},"description":{"type":["string","null"],"maxLength":500},"icon":{"type":["string","null"],"maxLength":50},"active":{"description":"A switch in the form the API speaks: 0 or 1.","type":"integer","enum":[0,1],"default":1},"test_mode":{"description":"A switch in the form the API speaks: 0 or 1.","type":["integer","null"],"enum":[0,1,null],"default":0},"client_id":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"client_secret":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"integrity":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"event_wompi_key":{"type":["string","null"],"minLength":1,"maxLength":500,"writeOnly":true},"extra_parameters":{"type":["object","null"],"additionalProperties":false,"properties":{"title":{"type":["string","null"],"maxLength":100},"description":{"type":["string","null"],"maxLength":500},"qrImage":{"description":"Address of a stored file, as the files API answered it, or of a picture elsewhere.","type":["string","null"],"minLength":1,"pattern":"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$","maxLength":500},"instructions":{"type":["string","null"],"maxLength":1000}}},"is_default":{"description":"A switch in the form the API speaks: 0 or 1.","type":["integer","null"],"enum":[0,1,null],"default":0},"order":{"minimum":0,"maximum":1000,"type":["integer","null"],"default":0}},"required":["channel","name","active"],"additionalProperties":false,"allOf":[{"if":{"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi","payu","mercado_pago","paypal"]}}},"else":{"type":"object","properties":{"client_id":{"not":{}},"client_secret":{"not":{}}}}},{"if":{"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi"]}}},"else":{"type":"object","properties":{"integrity":{"not":{}},"event_wompi_key":{"not":{}}}}},{"if":{"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi","mercado_pago","paypal"]}}},"else":{"type":"object","properties":{"test_mode":{"not":{}}}}},{"if":{"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["manual"]}}},"else":{"type":"object","properties":{"extra_parameters":{"not":{}}}}}]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.channel === undefined) || (!(func0.call(data, "channel")))) && (missing0 = "channel")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.channel !== undefined && func0.call(data, "channel")){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "wompi") || (data0 === "payu")) || (data0 === "mercado_pago")) || (data0 === "paypal"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id !== undefined && func0.call(data, "client_id")){
const err4 = {instancePath:instancePath+"/client_id",schemaPath:"#/allOf/0/else/properties/client_id/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.client_secret !== undefined && func0.call(data, "client_secret")){
const err5 = {instancePath:instancePath+"/client_secret",schemaPath:"#/allOf/0/else/properties/client_secret/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/allOf/0/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.client_id = true;
props0.client_secret = true;
props0.channel = true;
}
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs14 = errors;
let valid4 = true;
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.channel === undefined) || (!(func0.call(data, "channel")))) && (missing1 = "channel")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.channel !== undefined && func0.call(data, "channel")){
let data3 = data.channel;
if(typeof data3 !== "string"){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data3 === "wompi")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integrity !== undefined && func0.call(data, "integrity")){
const err12 = {instancePath:instancePath+"/integrity",schemaPath:"#/allOf/1/else/properties/integrity/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.event_wompi_key !== undefined && func0.call(data, "event_wompi_key")){
const err13 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/allOf/1/else/properties/event_wompi_key/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/allOf/1/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.integrity = true;
props1.event_wompi_key = true;
props1.channel = true;
}
}
if(!valid4){
const err15 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs26 = errors;
let valid7 = true;
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.channel === undefined) || (!(func0.call(data, "channel")))) && (missing2 = "channel")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.channel !== undefined && func0.call(data, "channel")){
let data6 = data.channel;
if(typeof data6 !== "string"){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data6 === "wompi") || (data6 === "mercado_pago")) || (data6 === "paypal"))){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.test_mode !== undefined && func0.call(data, "test_mode")){
const err20 = {instancePath:instancePath+"/test_mode",schemaPath:"#/allOf/2/else/properties/test_mode/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath,schemaPath:"#/allOf/2/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.test_mode = true;
props2.channel = true;
}
}
if(!valid7){
const err22 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs36 = errors;
let valid10 = true;
const _errs37 = errors;
if(errors === _errs37){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.channel === undefined) || (!(func0.call(data, "channel")))) && (missing3 = "channel")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data.channel !== undefined && func0.call(data, "channel")){
let data8 = data.channel;
if(typeof data8 !== "string"){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(data8 === "manual")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid3 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.extra_parameters !== undefined && func0.call(data, "extra_parameters")){
const err27 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/allOf/3/else/properties/extra_parameters/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath,schemaPath:"#/allOf/3/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid3 = _errs41 === errors;
valid10 = _valid3;
if(valid10){
var props3 = {};
props3.extra_parameters = true;
props3.channel = true;
}
}
if(!valid10){
const err29 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel === undefined) || (!(func0.call(data, "channel")))){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data.active === undefined) || (!(func0.call(data, "active")))){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema32.properties, key0))){
const err33 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data10 = data.channel;
if(typeof data10 !== "string"){
const err34 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((((data10 === "whatsapp") || (data10 === "manual")) || (data10 === "cash_on_delivery")) || (data10 === "wompi")) || (data10 === "payu")) || (data10 === "mercado_pago")) || (data10 === "paypal"))){
const err35 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema32.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data11 = data.name;
if(typeof data11 === "string"){
if(func79(data11) > 100){
const err36 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func79(data11) < 1){
const err37 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data12 = data.description;
if((typeof data12 !== "string") && (data12 !== null)){
const err39 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema32.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data12 === "string"){
if(func79(data12) > 500){
const err40 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
let data13 = data.icon;
if((typeof data13 !== "string") && (data13 !== null)){
const err41 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: schema32.properties.icon.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data13 === "string"){
if(func79(data13) > 50){
const err42 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.active !== undefined && func0.call(data, "active")){
let data14 = data.active;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err43 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((data14 === 0) || (data14 === 1))){
const err44 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema32.properties.active.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.test_mode !== undefined && func0.call(data, "test_mode")){
let data15 = data.test_mode;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err45 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/type",keyword:"type",params:{type: schema32.properties.test_mode.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((data15 === 0) || (data15 === 1)) || (data15 === null))){
const err46 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/enum",keyword:"enum",params:{allowedValues: schema32.properties.test_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.client_id !== undefined && func0.call(data, "client_id")){
let data16 = data.client_id;
if((typeof data16 !== "string") && (data16 !== null)){
const err47 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: schema32.properties.client_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data16 === "string"){
if(func79(data16) > 500){
const err48 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func79(data16) < 1){
const err49 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.client_secret !== undefined && func0.call(data, "client_secret")){
let data17 = data.client_secret;
if((typeof data17 !== "string") && (data17 !== null)){
const err50 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: schema32.properties.client_secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data17 === "string"){
if(func79(data17) > 500){
const err51 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func79(data17) < 1){
const err52 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data18 = data.integrity;
if((typeof data18 !== "string") && (data18 !== null)){
const err53 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/type",keyword:"type",params:{type: schema32.properties.integrity.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data18 === "string"){
if(func79(data18) > 500){
const err54 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func79(data18) < 1){
const err55 = {instancePath:instancePath+"/integrity",schemaPath:"#/properties/integrity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data.event_wompi_key !== undefined && func0.call(data, "event_wompi_key")){
let data19 = data.event_wompi_key;
if((typeof data19 !== "string") && (data19 !== null)){
const err56 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/type",keyword:"type",params:{type: schema32.properties.event_wompi_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data19 === "string"){
if(func79(data19) > 500){
const err57 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func79(data19) < 1){
const err58 = {instancePath:instancePath+"/event_wompi_key",schemaPath:"#/properties/event_wompi_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data.extra_parameters !== undefined && func0.call(data, "extra_parameters")){
let data20 = data.extra_parameters;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err59 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/properties/extra_parameters/type",keyword:"type",params:{type: schema32.properties.extra_parameters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 of Object.keys(data20)){
if(!((((key1 === "title") || (key1 === "description")) || (key1 === "qrImage")) || (key1 === "instructions"))){
const err60 = {instancePath:instancePath+"/extra_parameters",schemaPath:"#/properties/extra_parameters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data20.title !== undefined && func0.call(data20, "title")){
let data21 = data20.title;
if((typeof data21 !== "string") && (data21 !== null)){
const err61 = {instancePath:instancePath+"/extra_parameters/title",schemaPath:"#/properties/extra_parameters/properties/title/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data21 === "string"){
if(func79(data21) > 100){
const err62 = {instancePath:instancePath+"/extra_parameters/title",schemaPath:"#/properties/extra_parameters/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data20.description !== undefined && func0.call(data20, "description")){
let data22 = data20.description;
if((typeof data22 !== "string") && (data22 !== null)){
const err63 = {instancePath:instancePath+"/extra_parameters/description",schemaPath:"#/properties/extra_parameters/properties/description/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data22 === "string"){
if(func79(data22) > 500){
const err64 = {instancePath:instancePath+"/extra_parameters/description",schemaPath:"#/properties/extra_parameters/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data20.qrImage !== undefined && func0.call(data20, "qrImage")){
let data23 = data20.qrImage;
if((typeof data23 !== "string") && (data23 !== null)){
const err65 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.qrImage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data23 === "string"){
if(func79(data23) > 500){
const err66 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(func79(data23) < 1){
const err67 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!pattern4.test(data23)){
const err68 = {instancePath:instancePath+"/extra_parameters/qrImage",schemaPath:"#/properties/extra_parameters/properties/qrImage/pattern",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"},message:"must match pattern \""+"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data20.instructions !== undefined && func0.call(data20, "instructions")){
let data24 = data20.instructions;
if((typeof data24 !== "string") && (data24 !== null)){
const err69 = {instancePath:instancePath+"/extra_parameters/instructions",schemaPath:"#/properties/extra_parameters/properties/instructions/type",keyword:"type",params:{type: schema32.properties.extra_parameters.properties.instructions.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data24 === "string"){
if(func79(data24) > 1000){
const err70 = {instancePath:instancePath+"/extra_parameters/instructions",schemaPath:"#/properties/extra_parameters/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
}
if(data.is_default !== undefined && func0.call(data, "is_default")){
let data25 = data.is_default;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err71 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: schema32.properties.is_default.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(((data25 === 0) || (data25 === 1)) || (data25 === null))){
const err72 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/enum",keyword:"enum",params:{allowedValues: schema32.properties.is_default.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data26 = data.order;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
const err73 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema32.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1000 || isNaN(data26)){
const err74 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err75 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
}
else {
const err76 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const condition0 = validate22;
const schema33 = {"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi","payu","mercado_pago","paypal"]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel === undefined) || (!(func0.call(data, "channel")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "wompi") || (data0 === "payu")) || (data0 === "mercado_pago")) || (data0 === "paypal"))){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema33.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"channel":true},"dynamicProps":false,"dynamicItems":false};

const condition1 = validate23;
const schema34 = {"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi"]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel === undefined) || (!(func0.call(data, "channel")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "wompi")){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema34.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"channel":true},"dynamicProps":false,"dynamicItems":false};

const condition2 = validate24;
const schema35 = {"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["wompi","mercado_pago","paypal"]}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel === undefined) || (!(func0.call(data, "channel")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "wompi") || (data0 === "mercado_pago")) || (data0 === "paypal"))){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema35.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"channel":true},"dynamicProps":false,"dynamicItems":false};

const condition3 = validate25;
const schema36 = {"type":"object","required":["channel"],"properties":{"channel":{"type":"string","enum":["manual"]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel === undefined) || (!(func0.call(data, "channel")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "manual")){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema36.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"channel":true},"dynamicProps":false,"dynamicItems":false};

export const conditions = [condition0, condition1, condition2, condition3];
